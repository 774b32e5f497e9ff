import type { Meta, StoryObj } from '@storybook/react-vite';
import { problem } from '@janus-site/core/testing';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { adminEmptyScripts, adminScripts } from '../../../testing/adminAnswers.ts';
import type { PartNotes } from '../../../testing/notes.ts';
import { never } from '../../../testing/sampleScripts.ts';
import { MediaPicker } from './MediaPicker.tsx';

const place = { face: 'blog', route: 'editPost', scripts: adminScripts } as const;
const meta: Meta<typeof MediaPicker> = {
  component: MediaPicker,
  args: { onPick: fn(), onClose: fn() },
  parameters: {
    place,
    docs: {
      description: {
        component:
          'The files of the site to choose from: one by a press, or several in an order of one’s own, for a gallery or for pictures of a text.',
      },
      notes: {
        keyboard:
          'Begins in the search. Tab goes through the files, Space or Enter chooses one and takes it back; Ctrl+Enter inserts what was chosen from anywhere. Escape closes.',
        accessibility:
          'A dialog; each file is a button that says what it shows and, where several may be chosen, whether it is pressed. The number on a file is its place in the text; how many there are stands in the button that inserts.',
        content: {
          ru: 'Кнопка говорит, сколько встанет в текст: «Вставить (3)».',
          en: 'The button says how many go into the text: “Insert (3)”.',
        },
      } satisfies PartNotes,
      story: { inline: false, height: '640px' },
    },
  },
};
export default meta;
type Story = StoryObj<typeof MediaPicker>;

export const One: Story = {};
export const Several: Story = {
  args: { isMany: true },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Выбрать: photo-2.jpg' }));
    await userEvent.click(screen.getByRole('button', { name: 'Выбрать: Плата датчика сверху' }));
    const insert = await screen.findByRole('button', { name: 'Вставить (2)' });
    // after the dialog's opening transition
    await waitFor(() => expect(insert).toBeVisible());
  },
};
export const SeveralEnglish: Story = {
  args: { isMany: true },
  parameters: { place: { ...place, language: 'en' } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Choose: photo-2.jpg' }));
  },
};
export const SeveralDark: Story = { ...Several, globals: { theme: 'dark' } };
export const SeveralPhone: Story = { ...Several, globals: { viewport: { value: 'phone' } } };
export const Empty: Story = { parameters: { place: { ...place, scripts: adminEmptyScripts } } };
export const Loading: Story = {
  parameters: { place: { ...place, scripts: { ...adminScripts, listMedia: never } } },
};
export const Failed: Story = {
  parameters: {
    place: {
      ...place,
      scripts: {
        ...adminScripts,
        listMedia: () => problem(503, 'unavailable', 'Сервис временно недоступен.'),
      },
    },
  },
};
