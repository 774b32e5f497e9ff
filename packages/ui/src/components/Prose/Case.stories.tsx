import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fits } from '../../testing/fits.ts';
import type { Notes } from '../../testing/notes.ts';
import { samplePicture } from '../../testing/samplePicture.ts';
import { Prose } from './Prose.tsx';

/** As the server renders them. */
const picture = (words: string) =>
  `<figure><img src="${samplePicture}" alt="${words}" width="1600" height="1000"></figure>`;
const tallDrawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 16"><rect width="9" height="16" fill="#c9d6f2"/><circle cx="4.5" cy="6" r="3" fill="#1f4fd8"/></svg>`;
const tallPicture = (words: string) =>
  `<figure><img src="data:image/svg+xml,${encodeURIComponent(tallDrawing)}" alt="${words}" width="562" height="1000"></figure>`;
const casesIn = (words: {
  decisions: readonly string[];
  reason: string;
  price: readonly [string, string];
  sides: readonly [string, string];
  caption: string;
}) => `
${words.decisions.map((title) => `<div class="callout callout-decision"><p class="callout-title">${title}</p><p>${words.reason}</p><dl><dt>${words.price[0]}</dt><dd>${words.price[1]}</dd></dl></div>`).join('')}
<figure class="before-after">${words.sides.map((side) => `<figure><figcaption>${side}</figcaption>${picture(side)}</figure>`).join('')}<figcaption>${words.caption}</figcaption></figure>
<figure class="before-after">${words.sides.map((side) => `<figure><figcaption>${side}</figcaption><pre class="code" data-language="sql" tabindex="0"><code>select * from readings where point = 7;</code></pre></figure>`).join('')}</figure>
<div class="gallery"><div class="gallery-row">${picture('1')}${tallPicture('2')}${picture('3')}</div><div class="gallery-row gallery-narrow">${tallPicture('4')}${tallPicture('5')}</div></div>`;
const englishCases = {
  html: casesIn({
    decisions: ['Whoever notices speaks', 'A map instead of a table'],
    reason: 'A controller sends only what has crossed its threshold.',
    price: ['Price', 'Silence has to be checked as well.'],
    sides: ['Before', 'After'],
    caption: 'The operator’s desk in the same minute',
  }),
};

const meta: Meta<typeof Prose> = {
  title: 'components/Case',
  component: Prose,
  args: {
    html: casesIn({
      decisions: ['Говорит тот, кто заметил', 'Карта вместо таблицы'],
      reason: 'Контроллер шлёт только то, что ушло за порог.',
      price: ['Цена', 'Молчание тоже надо проверять.'],
      sides: ['Было', 'Стало'],
      caption: 'Рабочее место диспетчера в ту же минуту',
    }),
  },
  parameters: {
    english: englishCases,
    docs: {
      description: {
        component:
          'The blocks of a case inside a text: a decision with its reason and its price, what was beside what has become, a gallery. The server draws them from Markdown (docs/behaviour.md, B67 to B69); no script has a part in it. Where a page has room beside its text, comparisons and galleries reach into it.',
      },
      notes: {
        keyboard: 'Takes no focus but where code in it scrolls, and by links.',
        whenNot: 'For a remark beside the text: a callout. For figures to compare: a table.',
        accessibility:
          'A comparison is a figure of two figures, each with its label as the caption; pictures keep their words. A decision is part of the text, not a note. In forced colours the lines and the sign of a decision stay.',
      } satisfies Notes,
    },
  },
};
export default meta;
type Story = StoryObj<typeof Prose>;

const boxesOf = (root: HTMLElement, selector: string) =>
  [...root.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
export const Ready = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    for (const row of ['.before-after', '.gallery-row']) {
      const [first, ...others] = boxesOf(canvasElement, `${row}:first-of-type img`);
      for (const { top, height } of others) {
        await expect(top).toBe(first?.top);
        await expect(Math.abs(height - (first?.height ?? 0))).toBeLessThan(1);
      }
    }
    await fits();
  },
} satisfies Story;
export const Dark: Story = { ...Ready, globals: { viewport: { value: 'desktop' }, theme: 'dark' } };
export const English: Story = {
  ...Ready,
  args: { ...englishCases, lang: 'en' },
  parameters: { english: {} },
};
export const Phone: Story = {
  ...Ready,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    for (const block of ['.before-after', '.gallery-row:first-of-type']) {
      const boxes = boxesOf(canvasElement, `${block} img`);
      for (const { left } of boxes) await expect(left).toBe(boxes[0]?.left);
    }
    const [first, second] = boxesOf(canvasElement, '.gallery-narrow img');
    await expect(second?.top).toBe(first?.top);
    await fits();
  },
};
