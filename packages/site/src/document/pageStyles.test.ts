import { expect, test } from 'vitest';
import { readStyleRules } from './build/styleRules.ts';
import { stylesOf, writeRules } from './pageStyles.ts';

const pick = (css: string, html: string) => stylesOf(html, [{ href: '/a.css', rules: readStyleRules(css) }]);

test.each([
  ['rules of classes that it contains', '.a{x:1}.b .a:hover{x:2}', '.a{x:1}'],
  ['rules of elements that it contains', '.a p{x:1}.a pre{x:2}p::before{x:3}', '.a p{x:1}p::before{x:3}'],
  ['the matching selectors of a list', '.a,.b,p+p{x:1}', '.a,p+p{x:1}'],
  [
    'rules for the root and for all elements',
    ':root{--x:1}*,:before{x:var(--x)}[hidden]{x:2}',
    ':root{--x:1}*,:before{x:var(--x)}[hidden]{x:2}',
  ],
  [
    'the matching rules for a class of the root',
    ':root.dark .a{x:1}:root.dark .b{x:2}',
    ':root.dark .a{x:1}',
  ],
  [
    ':is, :has and :not',
    '.a:not(.b){x:1}:is(.b,.a){x:2}:root:has(.b:not(.c)) .a{x:3}',
    '.a:not(.b){x:1}:is(.b,.a){x:2}:root:has(.b:not(.c)) .a{x:3}',
  ],
  [
    'pseudo-classes and attribute states',
    '.a:hover{x:1}.a[aria-current]{x:2}.a:focus-visible:after{x:3}',
    null,
  ],
  [
    'at-rules for fonts and print',
    '*{font:X}@font-face{font-family:X}@page{size:A4;@bottom-right{content:"1"}}',
    null,
  ],
  [
    'only the keyframes that it uses',
    '.a{animation:one 1s}.b{animation:two 1s}@keyframes one{0%{opacity:0}to{opacity:1}}@keyframes two{0%{opacity:0}}',
    '.a{animation:one 1s}@keyframes one{0%{opacity:0}to{opacity:1}}',
  ],
  ['at-rules without a block', '@view-transition{navigation:auto}@import "x";', null],
  [
    'only the custom properties that it uses',
    ':root{--a:1;--b:2;--c:light-dark(#fff,#000);--d:4;--e:5}.a{x:var(--a);y:calc(1px + var(--c, 1px))}.b{x:var(--b)}@media print{:root{--b:6;--c:7}}',
    ':root{--a:1;--c:light-dark(#fff,#000);--d:4;}.a{x:var(--a);y:calc(1px + var(--c, 1px))}@media print{:root{--c:7}}',
  ],
  [
    'only the fonts that it uses',
    ':root{--a:"X Y",Z;--b:"V"}.a{font-family:var(--a)}@font-face{font-family:X Y;x:1}@font-face{font-family:"Z";x:2}@font-face{font-family:V;x:3}',
    ':root{--a:"X Y",Z;}.a{font-family:var(--a)}@font-face{font-family:X Y;x:1}@font-face{font-family:"Z";x:2}',
  ],
])('a page gets %s', (_name, css, expected) => {
  expect(pick(css, '<main class="c a" style="x:var(--d)"><p>.b &lt;pre&gt;</p></main>')).toBe(
    expected ?? css,
  );
});

test('rules keep their order and the at-rules around them', () => {
  const css =
    '.a{x:1}@media print{.b{x:2}.a{x:3}@supports (x:1){.a{x:4}}}@media print{.b{x:5}}@media (width>1px){.a{x:6}}.a{x:7}';
  expect(pick(css, '<p class="a">')).toBe(
    '.a{x:1}@media print{.a{x:3}}@media print{@supports (x:1){.a{x:4}}}@media (width>1px){.a{x:6}}.a{x:7}',
  );
});

test('writing all rules gives an equivalent of the style sheet', () => {
  const css = '.a,.b p{x:1}@media print{.c{x:2}}@supports (x:1){@media print{.d{x:3}}.e{x:4}}@page{x:5}';
  expect(writeRules(readStyleRules(css))).toBe(
    '.a,.b p{x:1}@media print{.c{x:2}}@supports (x:1){@media print{.d{x:3}}}@supports (x:1){.e{x:4}}@page{x:5}',
  );
});
