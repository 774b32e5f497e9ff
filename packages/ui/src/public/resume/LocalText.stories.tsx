import type { Meta, StoryObj } from '@storybook/react-vite';
import { LocalText } from './LocalText.tsx';

const meta: Meta<typeof LocalText> = {
  component: LocalText,
  args: { text: { ru: 'Доклад "О сне"', en: 'A talk' } },
  parameters: {
    place: { route: 'resume' },
    docs: {
      description: { component: 'A text in the page’s language, or in the other one, which is marked.' },
    },
  },
};
export default meta;
type Story = StoryObj<typeof LocalText>;

export const Own: Story = {};
export const English: Story = { parameters: { place: { language: 'en' } } };
export const OtherLanguage: Story = { args: { text: { en: 'A talk' } } };
export const Nothing: Story = { args: { text: undefined } };
