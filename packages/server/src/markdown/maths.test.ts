import { describe, expect, test } from 'vitest';
import { htmlOf } from '../testing/htmlOf.ts';
import { isFormula } from './maths.ts';

describe('formulas', () => {
  test.each([
    '$x^2$',
    '$E=mc^2$',
    '$\\alpha$-частица',
    '($n$)',
    '$2$-й'.replace('2', 'k'),
    '$`a_b`$',
    '$$a$$',
  ])('%s', async (text) => expect(await htmlOf(text)).toContain('<math'));

  test('are inline or on their own, without styles or scripts', async () => {
    expect(await htmlOf('a $x_1$ b')).toBe('<p>a <math><msub><mi>x</mi><mn>1</mn></msub></math> b</p>\n');
    const block = await htmlOf('$$\n\\begin{aligned} a &= b \\\\ c &= d \\end{aligned}\n$$');
    expect(block).toMatch(/^<div class="math"><math display="block" class="tml-display"><mtable/);
    expect(block).toContain('<mtd class="tml-right">');
    expect(await htmlOf('$\\color{red}{x} \\rule{2em}{1em}$')).not.toContain('style');
  });

  test('are also drawn from a code block called math', async () => {
    expect(await htmlOf('```math\n\\frac12\n```')).toMatch(/^<div class="math"><math display="block"/);
  });

  test('contain no Markdown', async () => {
    expect(await htmlOf('$a_1 * b_2 * c_3$')).not.toContain('<em>');
  });
});

describe('not formulas', () => {
  test.each([
    '$5 and $6',
    'from $5 to $10',
    '$5-$6',
    'US$5 and A$7',
    '$10 or 20$',
    'цена $5, а потом 6$',
    '$5,000 million and 7$',
    '$HOME/$USER',
    '$HOME and $PATH',
    'a $ b $ c',
    '$100',
    '\\$x$',
    'стоит 5$ и 6$',
    '$',
    '$$',
    '$ x $',
  ])('%s', async (text) => {
    const html = await htmlOf(text);
    expect(html).not.toContain('<math');
    expect(html).toContain('$');
  });

  test('dollar signs in code are unchanged', async () => {
    expect(await htmlOf('`$x$` and `$y$`')).not.toContain('<math');
  });

  test('tells a formula from a price and plain words', () => {
    expect(['x', 'x=5', '\\frac12', '2x+1', 'n'].every(isFormula)).toBe(true);
    expect(['5', '5.99', '5 apples', '5 - ok', 'просто слова', ' x'].map(isFormula)).toEqual([
      false,
      false,
      false,
      true,
      false,
      false,
    ]);
  });
});

test('a formula that cannot be drawn is shown as its source', async () => {
  expect(await htmlOf('a $\\frac{1}{$ b')).toBe('<p>a <code class="math-fault">$\\frac{1}{$</code> b</p>\n');
  expect(await htmlOf('$$\n\\nothing{<b>\n$$')).toContain(
    '<code class="math-fault">$$\\nothing{&lt;b&gt;$$</code>',
  );
  expect(await htmlOf('$\\href{javascript:alert(1)}{x}$')).toContain('math-fault');
});

test('checking a long text that is not a formula is fast', () => {
  const start = performance.now();
  for (const text of [`1${'a'.repeat(5000)}=`, `${'я'.repeat(5000)}=`, `1${'1 '.repeat(2500)}-`])
    isFormula(text);
  expect(performance.now() - start).toBeLessThan(100);
});

test('a text with too many formulas is refused with a message', async () => {
  await expect(htmlOf('$x$ '.repeat(3001))).rejects.toThrow('formulas');
});
