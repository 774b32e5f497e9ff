import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBoth, inEnglish } from '../../testing/inBoth.ts';
import { longWord, samplePostText } from '../../testing/sampleParts.ts';
import type { PartNotes } from '../../testing/notes.ts';
import { PostContents } from './PostContents.tsx';
import * as styles from './PostScreen.css.ts';

const meta: Meta<typeof PostContents> = {
  component: PostContents,
  decorators: [
    (Story) => (
      <div className={styles.article}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    place: { face: 'blog', route: 'post', params: { slug: 'one-table-is-a-queue' } },
    docs: {
      description: {
        component:
          'The headings of a post: a rail beside the text on a wide screen, folded above it elsewhere. Fewer than three need none.',
      },
      notes: {
        keyboard: 'Folded it is opened by Enter or Space; each heading is a link.',
        accessibility: 'A navigation with a name; the heading in view is `aria-current`.',
      } satisfies PartNotes,
    },
  },
};
export default meta;
type Story = StoryObj<typeof PostContents>;

const lang = undefined;
const open: Story['play'] = async ({ canvasElement, userEvent }) => {
  const fold = canvasElement.querySelector('summary');
  if (fold) await userEvent.click(fold);
};

export const Folded = inBoth((language) => ({
  contents: samplePostText(language).text.contents,
  lang,
})) satisfies Story;
export const Open: Story = { ...Folded, play: open };
export const English: Story = { ...inEnglish(Folded), play: open };
export const Phone: Story = { ...Open, globals: { viewport: { value: 'phone' } } };
export const Rail: Story = { ...Folded, globals: { viewport: { value: 'desktop' } } };
export const Many: Story = {
  ...inBoth((language) => ({
    contents: Array.from({ length: 40 }, (_, at) => ({
      id: `part-${at}`,
      level: 2 + (at % 2),
      text: language === 'ru' ? `Часть ${at + 1}` : `Part ${at + 1}`,
    })),
    lang,
  })),
  globals: { viewport: { value: 'desktop' } },
};
export const LongWords: Story = {
  ...inBoth((language) => ({
    contents: [2, 2, 3].map((level, at) => ({ id: `part-${at}`, level, text: longWord[language] })),
    lang,
  })),
  play: open,
};
export const LongWordsInRail: Story = {
  ...LongWords,
  play: undefined,
  globals: { viewport: { value: 'desktop' } },
};
