import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Notes } from '../../testing/notes.ts';
import { Prose } from './Prose.tsx';

const mark = (name: string, text: string) => `<span class="token-${name}">${text}</span>`;
const query = `${mark('keyword', 'UPDATE')} jobs ${mark('keyword', 'SET')} taken_at = ${mark('string', "'now'")}\n${mark('keyword', 'WHERE')} id = ${mark('constant', '1')} ${mark('keyword', 'RETURNING')} id; ${mark('comment', '-- берём одну')}`;
const block = (attributes: string, code: string) =>
  `<pre class="code" tabindex="0" ${attributes}><code>${code}</code></pre>`;

const meta: Meta<typeof Prose> = {
  title: 'components/CodeBlock',
  component: Prose,
  args: { html: block('data-language="sql"', query) },
  parameters: {
    docs: {
      description: {
        component:
          'Code inside a text: its language or file name above, colours of at least 4.5 to 1, sideways scroll that the keyboard reaches. The copy button comes with the scripts, because without them it could do nothing; for two seconds its own words say whether it worked.',
      },
      notes: {
        whenNot: 'For a word or two: code inside the line.',
        keyboard:
          'The block takes the focus where it scrolls, arrows scroll it; the copy button is pressed by Enter and Space.',
        accessibility:
          'Colours of at least 4.5 to 1; functions, parameters, constants and types differ. Whether copying worked is spoken. In forced colours marked lines have a border instead of a ground.',
      } satisfies Notes,
    },
  },
};
export default meta;
type Story = StoryObj<typeof Prose>;

export const Language: Story = {};
export const FileName: Story = {
  args: {
    html: block(
      'data-language="ts" data-file="queue.ts"',
      `${mark('keyword', 'const')} job = ${mark('function', 'take')}(${mark('string', "'mail'")});`,
    ),
  },
};
export const LongLine: Story = {
  args: {
    html: block(
      'data-language="ts" data-file="очень/длинный/путь/к/файлу/queue.ts"',
      `${mark('keyword', 'export')} ${'const longName = another.longName; '.repeat(6)}`,
    ),
  },
};
/** Functions, parameters, constants and types have different colours. */
export const Kinds: Story = {
  args: {
    html: block(
      'data-language="ts"',
      `${mark('keyword', 'function')} ${mark('function', 'take')}(${mark('parameter', 'queue')}: ${mark('type', 'Queue')}, ${mark('parameter', 'most')} = ${mark('constant', '5')}): ${mark('type', 'Job')}[] {}`,
    ),
  },
};
/** The clipboard is not available here, as on a page without https. */
export const CannotCopy: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const clipboard = canvasElement.ownerDocument.defaultView?.navigator.clipboard;
    if (clipboard)
      Object.defineProperty(clipboard, 'writeText', { value: () => Promise.reject(new Error()) });
    await userEvent.click(await canvas.findByRole('button', {}, { timeout: 10_000 }));
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement();
  },
};
