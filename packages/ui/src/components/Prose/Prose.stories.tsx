import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePostPage } from '../../testing/sampleAnswers.ts';
import type { Notes } from '../../testing/notes.ts';
import { Prose } from './Prose.tsx';

const htmlIn = (language: 'ru' | 'en') => samplePostPage(language).translations[0]?.html ?? '';
const english = { html: htmlIn('en') };
const meta: Meta<typeof Prose> = {
  component: Prose,
  args: { html: htmlIn('ru') },
  parameters: {
    english,
    docs: {
      description: {
        component:
          'Long text for reading, rendered and cleaned on the server: 17 to 18 px, lines of about 65 signs, 1.65 apart, twice as much room above a heading as below. Code, tables and pictures scroll or shrink by themselves and never push the page wider; a shade at the edge says that there is more. Where the page has room, what needs it is wider than the text, and side notes are in the margin. Compact for a description inside an entry.',
      },
      notes: {
        whenNot: 'For interface texts, and for HTML that the server has not cleaned.',
        keyboard:
          'Links, footnotes and the copy buttons of code by Tab. What scrolls sideways takes the focus and is scrolled by arrows.',
        accessibility:
          'Headings follow that of the page. Lines of about 65 signs, 1.65 apart. Code and tables that scroll are reached by keyboard. A text in the other language is marked by `lang`.',
      } satisfies Notes,
    },
  },
};
export default meta;
type Story = StoryObj<typeof Prose>;

export const Ready: Story = {};
export const Compact: Story = { args: { isCompact: true } };
export const Foreign: Story = {
  args: { ...english, lang: 'en' },
  parameters: { english: { html: htmlIn('ru'), lang: 'ru' } },
};
/** The blocks beyond plain Markdown, as the server renders them. */
const blocksIn = (words: {
  note: string;
  text: string;
  term: string;
  meaning: string;
  video: string;
  caption: string;
  marked: string;
}) => `
<div class="callout callout-note"><p class="callout-title">${words.note}</p><p>${words.text}</p></div>
<details class="callout callout-warning"><summary class="callout-title">${words.note}</summary><p>${words.text}</p></details>
<dl><dt>${words.term}</dt><dd>${words.meaning}</dd></dl>
<p>${words.text} <mark>${words.marked}</mark>, H<sub>2</sub>O, <kbd>Ctrl</kbd>+<kbd>K</kbd></p>
<div class="math"><math class="tml-display" display="block"><mrow><mi>E</mi><mo>=</mo><mi>m</mi><msup><mi>c</mi><mn>2</mn></msup></mrow></math></div>
<div class="code-group"><details name="g" open><summary>npm</summary><pre class="code" data-language="bash" tabindex="0"><code>npm ci</code></pre></details><details name="g"><summary>pnpm</summary><pre class="code" data-language="bash" tabindex="0"><code>pnpm i</code></pre></details></div>
<p><a class="video-card" href="https://youtu.be/dQw4w9WgXcQ" rel="noopener"><span class="video-title">${words.video}</span> <span class="video-host">YouTube</span></a></p>
<figure><video controls preload="metadata" width="640" height="360" aria-label="${words.caption}"></video><figcaption>${words.caption}</figcaption></figure>`;
const englishBlocks = {
  html: blocksIn({
    note: 'Note',
    text: 'The board draws 12 µA while it sleeps.',
    term: 'Debounce',
    meaning: 'A pause after which a press counts.',
    video: 'Soldering the sensor',
    caption: 'The first start',
    marked: 'marked words',
  }),
};
export const Blocks: Story = {
  args: {
    html: blocksIn({
      note: 'Заметка',
      text: 'Во сне плата берёт 12 мкА.',
      term: 'Антидребезг',
      meaning: 'Пауза, после которой нажатие засчитано.',
      video: 'Пайка датчика',
      caption: 'Первый запуск',
      marked: 'отмеченные слова',
    }),
  },
  parameters: { english: englishBlocks },
};
export const BlocksDark: Story = { ...Blocks, globals: { theme: 'dark' } };
export const BlocksPhone: Story = { ...Blocks, globals: { viewport: { value: 'phone' } } };
export const BlocksEnglish: Story = { args: { ...englishBlocks, lang: 'en' }, parameters: { english: {} } };
export const LongWords: Story = {
  args: {
    html: `<h2>${'Электрофотополупроводниковый'.repeat(2)}</h2><p>${'Достопримечательность'.repeat(6)}</p><div class="table-scroll" tabindex="0"><table><thead><tr>${'<th>Заголовок столбца</th>'.repeat(7)}</tr></thead><tbody><tr>${'<td>1 000</td>'.repeat(7)}</tr></tbody></table></div>`,
  },
  parameters: { english: {} },
};
