import type { Meta, StoryObj } from '@storybook/react-vite';
import { chips } from './LanguageChips.css.ts';
import type { LanguageChipProps } from './LanguageChips.tsx';
import { LanguageChip } from './LanguageChips.tsx';

const all: readonly LanguageChipProps[] = [
  { language: 'ru', state: 'published' },
  { language: 'ru', state: 'published', hasPending: true },
  { language: 'en', state: 'published', isOutdated: true },
  { language: 'en', state: 'draft' },
  { language: 'en', state: 'draft', isOutdated: true },
  { language: 'ru', state: 'scheduled' },
  { language: 'en', state: 'missing' },
];

function Chips() {
  return (
    <span className={chips}>
      {all.map((chip) => (
        <LanguageChip key={JSON.stringify(chip)} {...chip} />
      ))}
    </span>
  );
}
const meta: Meta<typeof Chips> = { component: Chips };
export default meta;
type Story = StoryObj<typeof Chips>;

export const All: Story = {};
export const Dark: Story = { globals: { theme: 'dark' } };
