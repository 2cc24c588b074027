from lib import *
exec(open('t17.py').read().split("k3=U")[0].split('from lib import *')[1])
k3=U('klub3')
for e in (17263,17262,17261,17260):
    go(k3,'cancel',f'entry={e}',because='tévedés')
k3.get('/hu/desk/acts/strength?club=3&season=2026%2F27&back=/hu/desk/clubs/3'); k3.showforms(); f=k3.find('/acts/strength'); cur=f[2]['persons']; print(cur[:300]); print(k3.text()[:900])
def st(persons,**k):
    k3.get('/hu/desk/acts/strength?club=3&season=2026%2F27&back=/hu/desk/clubs/3'); f=k3.find('/acts/strength'); k3.sub(f,dict(persons=persons,**k)); print(repr(persons[:50]),k,k3.r.status_code,[x.get_text(' ',strip=True)[:250] for x in k3.d.select('[role=alert],.error')][:2])
st(''); st('x'*10000); st('37\n37'); st('24'); st('12'); st('<script>alert(1)</script>'); st('1\tNemes Viktor\t2287\n2\tMajor Antal\t2135'); st('Nemes Viktor\nMajor Antal',season='9999/00'); st('Nemes Viktor',club='4'); st('37;77;80'); st('komir:37598\nkomir:80607', day='2026-02-31')
