import { afterEach, expect, test } from 'vitest';
import { ProblemError } from '../errors.ts';
import { createRenderQueue, type RenderQueue } from './queue.ts';
import type { RenderOptions } from './types.ts';

const options: RenderOptions = { language: 'en', topLevel: 2, idPrefix: '', pictures: {} };
let queue: RenderQueue;
afterEach(() => queue.close());

test('texts are rendered in their order', async () => {
  queue = createRenderQueue({ timeLimit: 60_000 });
  const answers = await Promise.all(['# a', '*b*', '`c`'].map((body) => queue.render(body, options)));
  expect(answers.map((answer) => answer.text)).toEqual(['a', 'b', 'c']);
});

test('a text that takes too long is refused and the next one is rendered by a new thread', async () => {
  queue = createRenderQueue({ timeLimit: 3000 });
  await queue.render('warm', options);
  const slow = expect(queue.render('# a\n'.repeat(300_000), options)).rejects.toSatisfy(
    (error) => error instanceof ProblemError && error.code === 'text_too_complex',
  );
  const after = queue.render('*next*', options);
  await slow;
  expect((await after).html).toBe('<p><em>next</em></p>\n');
});

test('closing refuses what waits', async () => {
  queue = createRenderQueue({ timeLimit: 60_000 });
  const refused = expect(queue.render('a', options)).rejects.toThrow('closing');
  await queue.close();
  await refused;
});
