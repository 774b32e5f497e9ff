import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePostPage } from '../../testing/sampleAnswers.ts';
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
          'Long text for reading, rendered and cleaned on the server: 17 to 18 px, lines of about 65 signs, 1.65 apart, twice as much room above a heading as below. Code, tables and pictures scroll or shrink by themselves and never push the page wider. Compact for a description inside an entry.',
      },
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
export const LongWords: Story = {
  args: {
    html: `<h2>${'Электрофотополупроводниковый'.repeat(2)}</h2><p>${'Достопримечательность'.repeat(6)}</p><div class="table-scroll" tabindex="0"><table><thead><tr>${'<th>Заголовок столбца</th>'.repeat(7)}</tr></thead><tbody><tr>${'<td>1 000</td>'.repeat(7)}</tr></tbody></table></div>`,
  },
  parameters: { english: {} },
};
