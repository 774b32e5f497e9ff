import { expect, test } from 'vitest';
import { htmlOf } from '../testing/htmlOf.ts';

const beginnings = ['$', '$a ', '$$x\n', '<!--', '<a b=', '<b>', '</b>', '<details>', '::: note\n', '::: before-after\n', '::: before-after\na\n\nb\n:::\n\n', '::: before-after \\|', '::: note\n:::: tip\n', '::: note\n```\n', '- ::: note\n', '::: note\n- a\n\n', ':::\n', '![](/media/a.webp) ', '> [!note]\n', '==a ', 'a~b', ':a', '<video>']; // prettier-ignore

test.each(beginnings)('a long text of nothing but %j renders quickly', async (part) => {
  const began = process.cpuUsage();
  await htmlOf(part.repeat(100_000 / part.length));
  // processor time, whatever else the machine does; a rule that searches for its end repeatedly takes minutes
  expect(process.cpuUsage(began).user / 1e6).toBeLessThan(5);
});
