import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fits } from '../../testing/fits.ts';
import { inBoth, inEnglish } from '../../testing/inBoth.ts';
import { longWork, sampleWork } from '../../testing/sampleParts.ts';
import * as styles from './Experience.css.ts';
import { ExperienceEntry } from './ExperienceEntry.tsx';

const meta: Meta<typeof ExperienceEntry> = {
  component: ExperienceEntry,
  decorators: [
    (Story) => (
      <div className={styles.entry}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: 'A place of work: when on the left, what on the right, one under the other on a phone.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof ExperienceEntry>;

export const Current = inBoth((language) => ({ entry: sampleWork(language) })) satisfies Story;
export const English: Story = inEnglish(Current);
export const Phone: Story = { ...Current, globals: { viewport: { value: 'phone' } } };

export const Ended: Story = inBoth((language) => ({ entry: sampleWork(language, { end_date: '2024-06' }) }));
export const Few: Story = inBoth((language) => ({
  entry: sampleWork(
    language,
    { company_url: null, technologies: [] },
    { location: '', description_html: '' },
  ),
}));

/** Achievements as the server marks them, with a leading bold figure, and one without. */
const points = {
  ru: [
    ['60 000', 'устройств передают данные; сообщение стало дешевле в семь раз'],
    ['40 мин', 'от правки до устройства'],
  ],
  en: [
    ['60,000', 'devices send their data; a message became seven times cheaper'],
    ['40 min', 'from a change to the device'],
  ],
} as const;
const plainPoint = { ru: 'Собрал диспетчерскую с нуля', en: 'Built the control room from nothing' } as const;
const boxesOf = (root: HTMLElement) =>
  [...root.querySelectorAll('.achievement')].map((item) => {
    const [figure, said] = [item.querySelector('strong'), item.ownerDocument.createRange()];
    if (!figure?.nextSibling) throw new Error('A point has lost its figure or its sentence.');
    said.selectNode(figure.nextSibling);
    return { figure: figure.getBoundingClientRect(), said: said.getBoundingClientRect() };
  });
export const Achievements = {
  ...inBoth((language) => ({
    entry: sampleWork(
      language,
      {},
      {
        description_html: `<ul class="achievements">${points[language]
          .map(([figure, said]) => `<li class="achievement"><strong>${figure}</strong> ${said}.</li>`)
          .join('')}<li>${plainPoint[language]}.</li></ul>`,
      },
    ),
  })),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const boxes = boxesOf(canvasElement);
    await expect(new Set(boxes.map(({ said }) => said.left)).size).toBe(1);
    for (const { figure, said } of boxes) await expect(figure.right).toBeLessThanOrEqual(said.left);
  },
} satisfies Story;
export const AchievementsInEnglish: Story = inEnglish(Achievements);
export const AchievementsDark: Story = {
  ...Achievements,
  globals: { viewport: { value: 'desktop' }, theme: 'dark' },
};
export const AchievementsOnPhone: Story = {
  ...Achievements,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    for (const { figure, said } of boxesOf(canvasElement)) {
      await expect(figure.bottom).toBeLessThanOrEqual(said.top + 4);
      await expect(figure.left).toBe(said.left);
    }
    await fits();
  },
};
export const OtherLanguage: Story = { args: { entry: sampleWork('en') } };
export const LongWords = inBoth((language) => ({ entry: longWork(language) })) satisfies Story;
export const LongWordsOnPhone: Story = {
  ...LongWords,
  globals: { viewport: { value: 'phone' } },
  play: fits,
};
