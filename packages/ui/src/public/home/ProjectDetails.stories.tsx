import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fits } from '../../testing/fits.ts';
import { inBoth, inEnglish } from '../../testing/inBoth.ts';
import { longWord, longWords, sampleProjectPage } from '../../testing/sampleParts.ts';
import { samplePicture } from '../../testing/samplePicture.ts';
import { ProjectDetails } from './ProjectDetails.tsx';

const meta: Meta<typeof ProjectDetails> = {
  component: ProjectDetails,
  parameters: {
    docs: {
      description: { component: 'All there is to say about a project, in the page or in a dialog over it.' },
    },
  },
};
export default meta;
type Story = StoryObj<typeof ProjectDetails>;

export const Full = inBoth((language) => ({
  project: sampleProjectPage(language, { cover: samplePicture }),
})) satisfies Story;
export const English: Story = inEnglish(Full);
export const Phone: Story = { ...Full, globals: { viewport: { value: 'phone' } } };

export const Few: Story = {
  ...inBoth((language) => ({
    project: sampleProjectPage(language, {
      github_url: null,
      demo_url: null,
      technologies: [],
      started_on: null,
      finished_on: null,
    }),
  })),
  // An empty line would leave a gap.
  play: async ({ canvasElement }) => expect(canvasElement.querySelector('p:empty')).toBeNull(),
};
export const OtherLanguage: Story = { args: { project: sampleProjectPage('en') } };
export const LongWords = inBoth((language) => {
  const project = sampleProjectPage(language);
  const text = {
    title: longWord[language],
    summary: longWords[language],
    description_html: `<p>${longWord[language]} <code>${longWord[language]}</code></p>`,
  };
  return {
    project: { ...project, translations: project.translations.map((own) => ({ ...own, ...text })) },
  };
}) satisfies Story;
export const LongWordsOnPhone: Story = {
  ...LongWords,
  globals: { viewport: { value: 'phone' } },
  play: fits,
};
