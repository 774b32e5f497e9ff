import { expect, test } from 'vitest';
import { escapeMarkup, unescapeMarkup } from './markup.ts';

test('neither an element nor an attribute in double quotes is left by its text', () => {
  expect(escapeMarkup(`"><script>a && 'b'</script>`)).toBe(
    `&quot;&gt;&lt;script&gt;a &amp;&amp; 'b'&lt;/script&gt;`,
  );
});

test('what was escaped is read back, once', () => {
  const text = `<b title="&lt;">&amp;amp; 'q'</b>`;
  expect(unescapeMarkup(escapeMarkup(text))).toBe(text);
  expect(unescapeMarkup('&amp;lt; &#39;a&nbsp;b&#39; &copy;')).toBe("&lt; 'a\u00A0b' &copy;");
});
