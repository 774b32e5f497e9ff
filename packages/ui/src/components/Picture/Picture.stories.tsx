import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { samplePicture } from '../../testing/samplePicture.ts';
import type { Notes } from '../../testing/notes.ts';
import { Picture } from './Picture.tsx';

const meta: Meta<typeof Picture> = {
  component: Picture,
  args: {
    source: samplePicture,
    alt: 'Синие горы под белым солнцем',
    sizes: '(min-width: 40em) 50vw, 100vw',
  },
  parameters: {
    english: { alt: 'Blue mountains under a white sun' },
    docs: {
      description: {
        component:
          'A cover of 16 by 10. Keeps its room before it comes, comes in the width that is needed (of those the server keeps), later than the text unless it is the first thing seen. The alternative text is empty where the words beside it say the same.',
      },
      notes: {
        whenNot: 'For a picture inside a text: Prose draws those. For a person: Avatar. For drawings: Icon.',
        keyboard: 'Takes no focus.',
        accessibility:
          '`alt` says what it shows; it is empty where the words beside it say the same. Its room is kept, so the page does not jump.',
        anatomy: 'One `<img>` of 16 by 10 with rounded corners and a thin outline.',
        content: {
          ru: 'Что на картинке, в одном предложении: «Синие горы под белым солнцем». Без слов «картинка» и «фото».',
          en: 'What it shows, in a sentence: “Blue mountains under a white sun”. Without “picture of”.',
        },
      } satisfies Notes,
    },
  },
};
export default meta;
type Story = StoryObj<typeof Picture>;

export const Ready: Story = {};
export const First: Story = { args: { isFirst: true } };
/** The sources of a picture of the site; it is not on this server, so its space is empty. */
export const OwnSizes: Story = {
  args: { source: '/media/cover.jpg' },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img');
    await expect(picture).toHaveAttribute('srcset', expect.stringContaining('/media/cover.jpg?w=480 480w'));
  },
};
