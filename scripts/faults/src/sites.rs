//! Where a fault can be switched: the places of one file, with what surrounds them.

use std::collections::HashMap;
use std::ops::Range;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};

/// What stands at a place, in bytes of the file.
#[derive(Clone)]
pub enum Site {
    /// Where the statements of a function begin.
    Body { at: usize },
    /// `left op right`.
    Binary { whole: Range<usize>, left: Range<usize>, right: Range<usize> },
    /// `op operand`.
    Unary { whole: Range<usize>, operand: Range<usize> },
    /// The guard of an arm, or where one would stand.
    Guard { guard: Range<usize> },
    /// A field of a struct that has the others from elsewhere, with its comma.
    Field { whole: Range<usize>, field: Range<usize> },
}

/// The places of a file that run when the program runs, by what cargo-mutants calls their genre and by where it begins.
pub struct Sites {
    found: HashMap<(&'static str, usize, usize), (Site, bool)>,
    /// Inside a constant: the compiler computes it, there is nothing to switch.
    constant: bool,
    /// Inside a `const fn`: perhaps only the compiler calls it.
    perhaps: bool,
}

impl Sites {
    /// Reads a file.
    pub fn of(source: &str) -> Result<Sites, syn::Error> {
        let mut sites = Sites { found: HashMap::new(), constant: false, perhaps: false };
        sites.visit_file(&syn::parse_file(source)?);
        Ok(sites)
    }

    /// The site of a fault and whether it may be that only the compiler comes there; none if it cannot be switched.
    pub fn get(&self, genre: &str, (line, column): (usize, usize)) -> Option<&(Site, bool)> {
        let genre = GENRES.iter().find(|known| **known == genre)?;
        self.found.get(&(*genre, line, column))
    }

    fn add(&mut self, genre: &'static str, starts: &impl Spanned, site: Site) {
        if !self.constant {
            let start = starts.span().start();
            self.found.insert((genre, start.line, start.column + 1), (site, self.perhaps));
        }
    }

    fn within(&mut self, constant: bool, walk: impl FnOnce(&mut Self)) {
        let before = std::mem::replace(&mut self.constant, constant);
        walk(self);
        self.constant = before;
    }

    fn function(&mut self, signature: &syn::Signature, block: &syn::Block, walk: impl FnOnce(&mut Self)) {
        let before = std::mem::replace(&mut self.perhaps, signature.constness.is_some());
        // Two bodies of one `impl Trait` have two types.
        let opaque = match &signature.output {
            syn::ReturnType::Type(_, kind) => matches!(**kind, syn::Type::ImplTrait(_)),
            syn::ReturnType::Default => false,
        };
        if let Some(first) = block.stmts.first().filter(|_| !opaque) {
            let at = block.brace_token.span.open().byte_range().end;
            self.add(BODY, first, Site::Body { at });
        }
        self.within(false, walk);
        self.perhaps = before;
    }
}

const BODY: &str = "FnValue";
const BINARY: &str = "BinaryOperator";
const UNARY: &str = "UnaryOperator";
const GUARD: &str = "MatchArmGuard";
const ARM: &str = "MatchArm";
const FIELD: &str = "StructField";
const GENRES: [&str; 6] = [BODY, BINARY, UNARY, GUARD, ARM, FIELD];

fn bytes(of: &impl Spanned) -> Range<usize> {
    of.span().byte_range()
}

impl<'a> Visit<'a> for Sites {
    fn visit_item_fn(&mut self, item: &'a syn::ItemFn) {
        self.function(&item.sig, &item.block, |sites| visit::visit_item_fn(sites, item));
    }

    fn visit_impl_item_fn(&mut self, item: &'a syn::ImplItemFn) {
        self.function(&item.sig, &item.block, |sites| visit::visit_impl_item_fn(sites, item));
    }

    fn visit_trait_item_fn(&mut self, item: &'a syn::TraitItemFn) {
        if let Some(block) = &item.default {
            self.function(&item.sig, block, |sites| visit::visit_trait_item_fn(sites, item));
        }
    }

    fn visit_expr_binary(&mut self, expr: &'a syn::ExprBinary) {
        let site = Site::Binary { whole: bytes(expr), left: bytes(&expr.left), right: bytes(&expr.right) };
        self.add(BINARY, &expr.op, site);
        visit::visit_expr_binary(self, expr);
    }

    fn visit_expr_unary(&mut self, expr: &'a syn::ExprUnary) {
        self.add(UNARY, &expr.op, Site::Unary { whole: bytes(expr), operand: bytes(&expr.expr) });
        visit::visit_expr_unary(self, expr);
    }

    fn visit_arm(&mut self, arm: &'a syn::Arm) {
        let after = bytes(&arm.pat).end;
        let guard = arm.guard.as_ref().map_or(after..after, |(_, guard)| bytes(guard));
        self.add(ARM, arm, Site::Guard { guard: guard.clone() });
        if let Some((_, expr)) = &arm.guard {
            self.add(GUARD, expr, Site::Guard { guard });
        }
        visit::visit_arm(self, arm);
    }

    fn visit_expr_struct(&mut self, expr: &'a syn::ExprStruct) {
        for pair in expr.fields.pairs() {
            let end = pair.punct().map_or(bytes(pair.value()).end, |comma| bytes(comma).end);
            let field = bytes(pair.value()).start..end;
            self.add(FIELD, *pair.value(), Site::Field { whole: bytes(expr), field });
        }
        visit::visit_expr_struct(self, expr);
    }

    // What the compiler computes: constants, lengths, numbers of variants.

    fn visit_item_const(&mut self, item: &'a syn::ItemConst) {
        self.within(true, |sites| visit::visit_item_const(sites, item));
    }

    fn visit_item_static(&mut self, item: &'a syn::ItemStatic) {
        self.within(true, |sites| visit::visit_item_static(sites, item));
    }

    fn visit_impl_item_const(&mut self, item: &'a syn::ImplItemConst) {
        self.within(true, |sites| visit::visit_impl_item_const(sites, item));
    }

    fn visit_trait_item_const(&mut self, item: &'a syn::TraitItemConst) {
        self.within(true, |sites| visit::visit_trait_item_const(sites, item));
    }

    fn visit_expr_const(&mut self, expr: &'a syn::ExprConst) {
        self.within(true, |sites| visit::visit_expr_const(sites, expr));
    }

    fn visit_type_array(&mut self, array: &'a syn::TypeArray) {
        self.within(true, |sites| visit::visit_type_array(sites, array));
    }

    fn visit_expr_repeat(&mut self, repeat: &'a syn::ExprRepeat) {
        self.visit_expr(&repeat.expr);
        self.within(true, |sites| sites.visit_expr(&repeat.len));
    }

    fn visit_variant(&mut self, variant: &'a syn::Variant) {
        self.within(true, |sites| visit::visit_variant(sites, variant));
    }

    /// What a constant only holds and somebody calls later.
    fn visit_expr_closure(&mut self, closure: &'a syn::ExprClosure) {
        self.within(false, |sites| visit::visit_expr_closure(sites, closure));
    }
}
