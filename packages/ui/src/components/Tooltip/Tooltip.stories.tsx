import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { Notes } from '../../testing/notes.ts';
import { Tooltip } from './Tooltip.tsx';

interface Labels {
  labels: readonly string[];
}

function Buttons({ labels }: Labels) {
  const [edit = '', copy = '', remove = ''] = labels;
  return (
    <>
      <IconButton glyph="pencil" label={edit} />
      <IconButton glyph="copy" label={copy} />
      <IconButton glyph="trash" label={remove} tone="danger" />
      <Tooltip />
    </>
  );
}

const meta: Meta<typeof Buttons> = {
  component: Buttons,
  args: { labels: ['Изменить', 'Скопировать', 'Удалить'] },
  parameters: {
    english: { labels: ['Edit', 'Copy', 'Delete'] },
    docs: {
      description: {
        component:
          'Names a button that is only a picture. Appears after half a second under the pointer and at once by keyboard, stays while the pointer is on it, goes by Escape, a press or a scroll. One listens for the whole admin area: an element takes part by `data-tip`. It never holds what is said nowhere else.',
      },
      notes: {
        whenNot:
          'For help, errors or anything that is said nowhere else: under a finger it never appears. For words longer than a name.',
        keyboard: 'Appears at once when the focus comes by keyboard; Escape, Enter or Space put it away.',
        accessibility:
          'Repeats the accessible name of its button and is hidden from readers, so nothing is heard twice. The pointer may rest on it (WCAG 1.4.13). In forced colours it has a border.',
      } satisfies Notes,
      story: { inline: false, height: '160px' },
    },
  },
};
export default meta;
type Story = StoryObj<typeof Buttons>;

export const Resting: Story = {};
export const Shown: Story = {
  play: async ({ canvasElement, userEvent }) => {
    // It listens only after the first frame.
    await new Promise((resolve) => void requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await userEvent.tab();
    const page = canvasElement.ownerDocument.body;
    await waitFor(() => expect(page.querySelector('[role=tooltip]')).toHaveStyle({ opacity: '1' }), {
      timeout: 5000,
    });
  },
};
export const LongWords: Story = {
  args: { labels: ['Достопримечательностями электрофотополупроводниковыми '.repeat(3), 'Б', 'В'] },
  parameters: { english: {} },
  play: Shown.play,
};
