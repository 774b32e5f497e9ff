import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { PlaceDialog } from './PlaceDialog.tsx';

const meta: Meta<typeof PlaceDialog> = {
  component: PlaceDialog,
  args: { name: 'Тепло города', place: 2, total: 14, onMove: () => undefined, onClose: () => undefined },
  parameters: { docs: { story: { inline: false, height: '640px' } }, english: { name: 'City heat' } },
};
export default meta;
type Story = StoryObj<typeof PlaceDialog>;

export const Ready: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongWords: Story = {
  args: { name: 'Достопримечательностями электрофотополупроводниковыми' },
  parameters: { english: { name: 'Electroencephalographically counterrevolutionary' } },
};
export const Wrong: Story = {
  args: { place: 15 },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Поставить' }));
    await waitFor(() => expect(screen.getByText('Введите число от 1 до 14')).toBeVisible());
  },
};
