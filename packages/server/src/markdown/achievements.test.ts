import { describe, expect, test } from 'vitest';
import { plainText } from '../discovery/plainText.ts';
import { htmlOf } from '../testing/htmlOf.ts';

const marked = '<ul class="achievements">\n<li class="achievement">';

describe('a list item that begins with a bold figure is an achievement', () => {
  test.each([
    '**×7** дешевле',
    '**−50 %** выездов',
    '**60 000** устройств',
    '**$1.2M** saved',
    '**≈40 мин** от правки',
    '**0** откатов, **ни одного**',
    '**123456789012** двенадцать знаков',
    '**99,9 %**\nна следующей строке',
  ])('%j', async (text) => {
    expect(await htmlOf(`- ${text}`)).toContain(`${marked}<strong>`);
    expect(await htmlOf(`Раньше\n\n- ${text}\n\n- ещё`)).toContain(`${marked}\n<p><strong>`);
  });

  test.each([
    ['too long', '- **1234567890123** знаков'],
    ['no digit', '- **Быстро** и хорошо'],
    ['a letter before the digit', '- **ESP32** выбран'],
    ['a version', '- **Python 3** вместо второго'],
    ['bold text in the middle', '- стало **×7** дешевле'],
    ['no text after the figure', '- **×7**'],
    ['a part of a word', '- **7**-кратный рост'],
    ['not bold', '- *×7* дешевле'],
    ['a link in the bold text', '- **[×7](https://example.com)** дешевле'],
    ['code in the bold text', '- **7`a`** дешевле'],
    ['a task list item', '- [ ] **×7** дешевле'],
    ['an ordered list', '1. **×7** дешевле'],
    ['a paragraph', '**×7** дешевле'],
    ['a nested list', '- так\n  - **×7** дешевле'],
    ['a list in a blockquote', '> - **×7** дешевле'],
  ])('not an achievement: %s', async (_, text) => {
    expect(await htmlOf(text)).not.toContain('achievement');
  });

  test('other items of its list, nested lists and later lists stay plain', async () => {
    expect(await htmlOf('- **×7** a\n- b\n  - **5** c\n\ntext\n\n- **d** e')).toBe(
      `${marked}<strong>×7</strong> a</li>\n<li>b\n<ul>\n<li><strong>5</strong> c</li>\n</ul>\n</li>\n</ul>\n` +
        '<p>text</p>\n<ul>\n<li><strong>d</strong> e</li>\n</ul>\n',
    );
  });

  test('the sentence starts without a no-break space, which would indent it', async () => {
    expect(await htmlOf('- **60 000** устройств')).toBe(
      `${marked}<strong>60\u00a0000</strong> устройств</li>\n</ul>\n`,
    );
  });

  test.each([
    ['- **<b>7** <script>alert(1)</script>', /<script|onerror/],
    ['- **7"><img src=x onerror=alert(1)>** a', /<script|onerror/],
    [
      '<ul class="achievements evil"><li class="achievement evil" style="position:fixed">**7** a</li></ul>',
      /evil|style/,
    ],
  ])('keeps hostile input out: %s', async (text, evil) => {
    expect(await htmlOf(text)).not.toMatch(evil);
  });

  test('the plain text for JSON Resume is the sentence as written', async () => {
    expect(plainText(await htmlOf('- **×7** дешевле')).points).toEqual(['×7 дешевле']);
  });

  test('escapes HTML in the figure', async () => {
    expect(await htmlOf('- **<5 & 6>** a')).toBe(
      `${marked}<strong>&lt;5 &amp; 6&gt;</strong> a</li>\n</ul>\n`,
    );
  });
});
