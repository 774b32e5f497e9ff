import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../../testing/Row.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Button, ButtonLink, buttonTones } from './Button.tsx';

const meta: Meta<typeof Button> = {
  component: Button,
  args: { children: 'Отправить', pendingText: 'Отправляю…' },
  parameters: {
    english: { children: 'Send', pendingText: 'Sending…' },
    docs: {
      description: {
        component:
          'Does something; what goes somewhere is a link. The words are a verb. One primary in a view, danger only for what cannot be undone. While it sends it keeps its width and its focus, says what it is doing and takes no second press. Never disabled because a form is wrong.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof Button>;

export const Tones: Story = {
  render: (args) => (
    <Row>
      {buttonTones.map((tone) => (
        <Button key={tone} {...args} tone={tone} />
      ))}
    </Row>
  ),
};
export const Large: Story = { args: { tone: 'primary', isLarge: true } };
export const Pending: Story = {
  render: (args) => (
    <Row>
      {buttonTones.map((tone) => (
        <Button key={tone} {...args} tone={tone} isPending />
      ))}
    </Row>
  ),
};
export const Disabled: Story = {
  render: (args) => (
    <Row>
      {buttonTones.map((tone) => (
        <Button key={tone} {...args} tone={tone} disabled />
      ))}
    </Row>
  ),
};
export const WithIcon: Story = {
  render: ({ children }) => (
    <Row>
      <Button tone="primary">
        <Icon name="search" />
        {children}
      </Button>
      <Button isSquare aria-label="Написать">
        <Icon name="search" />
      </Button>
    </Row>
  ),
};
export const Focused: Story = { play: async ({ userEvent }) => userEvent.tab() };
export const AsLink: Story = {
  render: ({ children }) => (
    <Row>
      {buttonTones.map((tone) => (
        <ButtonLink key={tone} href="/posts" tone={tone}>
          {children}
        </ButtonLink>
      ))}
    </Row>
  ),
  args: { children: 'Все посты' },
  parameters: { english: { children: 'All posts' } },
};
export const LongWords: Story = {
  args: { children: 'Достопримечательностями электрофотополупроводниковыми' },
  parameters: { english: { children: 'Internationalisation counterrevolutionaries misunderstanding' } },
};
