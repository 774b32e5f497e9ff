import type { Meta, StoryObj } from '@storybook/react-vite';
import { PhoneSample } from './PhoneSample.tsx';

const meta: Meta<typeof PhoneSample> = {
  component: PhoneSample,
  args: {
    face: 'portfolio',
    language: 'ru',
    logo: { kind: 'default', letters: '', picture: '' },
    theme: 'system',
    brand: 'Алексей Заречный',
    title: 'Алексей Заречный',
    lead: 'Разработчик встраиваемых систем',
  },
  parameters: {
    english: { brand: 'Alexey Zarechny', title: 'Alexey Zarechny', lead: 'Embedded software engineer' },
  },
};
export default meta;
type Story = StoryObj<typeof PhoneSample>;

export const Portfolio: Story = {};
export const Blog: Story = {
  args: { face: 'blog', brand: 'Записки' },
  parameters: { english: { brand: 'Notes' } },
};
export const Long: Story = {
  args: {
    brand: 'Заметки Константина Константинопольского-Заболотного о железе',
    title: 'Константин Константинопольский-Заболотный',
  },
  parameters: {
    english: {
      brand: 'Notes of Maximilian Featherstonehaugh-Cholmondeley on hardware',
      title: 'Maximilian Featherstonehaugh-Cholmondeley',
    },
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
/** With the dark theme chosen for visitors. */
export const ChosenDark: Story = { args: { theme: 'dark' } };
