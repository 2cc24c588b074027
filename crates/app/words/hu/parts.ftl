step-event-waits = A(z) { $value } verseny még tart, és eddig kevés a számításához: akkor számít, ha az egész versenyen megvan a szükséges eredmény
finding-rated-at-the-end = { $games } értékszám nélküli játékossal vívott játszma a körverseny végére vár
finding-birth-day-asked = a szorzó a 18. születésnapon múlik, és a nyilvántartásban csak az év van meg: { $players }; amíg valaki meg nem adja a napot (arpad person amend N --born ÉÉÉÉ-HH-NN), az év vége számít
why-event-goes-on = a verseny még tart, és eddig kevés a számításához
why-at-the-end = a verseny végén értékeljük
desk-birth-taken = A nyilvántartás átveszi a jelentésből a(z) { $person }. számú személy születésének napját: { $day }
desk-is-moved = Már értékelt jelentés helyébe lép: a következő lista a régi játszmákat kiveszi, és a versenyt oda számítja, ahová most tartozik; az arpad replay az azóta készült összes listán átvezeti.
