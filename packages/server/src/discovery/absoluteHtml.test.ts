import { expect, test } from 'vitest';
import { absoluteHtml } from './absoluteHtml.ts';

const page = 'https://blog.example/post/a';

test('addresses are absolute, those of videos too', () => {
  expect(absoluteHtml('<video src="/v.mp4" poster="/p.png"></video>', page)).toBe(
    '<video src="https://blog.example/v.mp4" poster="https://blog.example/p.png"></video>',
  );
});

test('code in feeds has no highlighting or line numbers, but keeps the author’s marks', () => {
  const code =
    '<pre class="code"><code><span class="line line-dim" data-line="5"><ins><span class="token-keyword">const</span> a</ins></span></code></pre><p><span>b</span></p>';
  expect(absoluteHtml(code, page)).toBe(
    '<pre class="code"><code><ins>const a</ins></code></pre><p><span>b</span></p>',
  );
});
