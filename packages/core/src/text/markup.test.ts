import { expect, test } from 'vitest';
import { escapeMarkup, unescapeMarkup } from './markup.ts';

test('escaped text cannot leave an element or a double-quoted attribute', () => {
  expect(escapeMarkup(`"><script>a && 'b'</script>`)).toBe(
    `&quot;&gt;&lt;script&gt;a &amp;&amp; 'b'&lt;/script&gt;`,
  );
});

test('unescaping reverses escaping exactly once', () => {
  const text = `<b title="&lt;">&amp;amp; 'q'</b>`;
  expect(unescapeMarkup(escapeMarkup(text))).toBe(text);
  expect(unescapeMarkup('&amp;lt; &#39;a&nbsp;b&#39; &copy;')).toBe("&lt; 'a\u00A0b' &copy;");
});
