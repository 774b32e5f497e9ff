import type { Meta, StoryObj } from '@storybook/react-vite';
import { fits } from '../../testing/fits.ts';
import { inBoth, inEnglish } from '../../testing/inBoth.ts';
import { longWord, longWords, sampleProjectText } from '../../testing/sampleParts.ts';
import { samplePicture } from '../../testing/samplePicture.ts';
import type { PartNotes } from '../../testing/notes.ts';
import { ProjectArticle } from './ProjectArticle.tsx';

const meta: Meta<typeof ProjectArticle> = {
  component: ProjectArticle,
  parameters: {
    place: { route: 'project', params: { slug: 'teplo-goroda' } },
    docs: {
      description: { component: 'The whole article of a project: its outcome, the facts, then how it went.' },
      notes: {
        keyboard: 'Links of the facts and of the text, in the order they are read.',
      } satisfies PartNotes,
    },
  },
};
export default meta;
type Story = StoryObj<typeof ProjectArticle>;

export const Full = inBoth((language) =>
  sampleProjectText(language, { cover: samplePicture }),
) satisfies Story;
export const English: Story = inEnglish(Full);
export const Dark: Story = { ...Full, globals: { theme: 'dark' } };
export const Phone: Story = { ...Full, globals: { viewport: { value: 'phone' } } };
export const OtherLanguage: Story = { args: sampleProjectText('en', { languages: ['en'] }) };
/** No long text: the description of its card is shown instead. */
export const DescriptionOnly = inBoth((language) =>
  sampleProjectText(
    language,
    { previous: null, next: null },
    { outcome: '', role: '', team: '', body_html: '', has_body: false },
  ),
) satisfies Story;
export const LongWords = {
  ...inBoth((language) =>
    sampleProjectText(
      language,
      {},
      {
        title: longWord[language],
        summary: longWords[language],
        outcome: `100 ${longWord[language]}`,
        role: longWord[language],
        body_html: `<p>${longWord[language]} ${longWords[language]}.</p>`,
      },
    ),
  ),
  globals: { viewport: { value: 'phone' } },
  play: fits,
} satisfies Story;
