import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../Icon/Icon.tsx';
import { Button, ButtonLink, buttonTones } from './Button.tsx';

const meta: Meta<typeof Button> = { component: Button, args: { children: 'Отправить' } };
export default meta;
type Story = StoryObj<typeof Button>;

export const Tones: Story = {
  render: (args) => (
    <p>
      {buttonTones.map((tone) => (
        <Button key={tone} {...args} tone={tone} />
      ))}
    </p>
  ),
};
export const Large: Story = { args: { tone: 'primary', isLarge: true } };
export const Pending: Story = { args: { tone: 'primary', isPending: true, pendingText: 'Отправляю…' } };
export const Square: Story = {
  args: { isSquare: true, 'aria-label': 'Найти', children: <Icon name="search" /> },
};
export const AsLink: Story = { render: () => <ButtonLink href="/posts">Все посты</ButtonLink> };
export const LongWords: Story = {
  args: { children: 'Достопримечательностями электрофотополупроводниковыми' },
};
