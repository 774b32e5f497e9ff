import type { Meta, StoryObj } from '@storybook/react-vite';
import { oneOf } from '../../testing/oneOf.ts';
import { Row } from '../../testing/Row.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { Notes } from '../../testing/notes.ts';
import { Button, ButtonLink, buttonTones } from './Button.tsx';

const meta: Meta<typeof Button> = {
  component: Button,
  argTypes: { tone: oneOf(buttonTones) },
  subcomponents: { ButtonLink },
  args: { children: 'Отправить', pendingText: 'Отправляю…' },
  parameters: {
    english: { children: 'Send', pendingText: 'Sending…' },
    docs: {
      description: {
        component:
          'Does something; what goes somewhere is a link. The words are a verb. One primary in a view, danger only for what cannot be undone. While it sends it keeps its width and its focus, says what it is doing and takes no second press. Never disabled because a form is wrong.',
      },
      notes: {
        whenNot:
          'To go somewhere: that is Link, or ButtonLink where it has to look like a button. For a single picture in the admin area there is IconButton. Not for a choice that a form keeps: Checkbox or Select.',
        keyboard:
          'Tab reaches it, Enter and Space press it. While it is sending it keeps the focus and takes no press.',
        accessibility:
          'While it is sending it is `aria-disabled` instead of `disabled`, so the focus is not lost, and its name says what is going on. 36 px high, 44 under a finger. In forced colours it gets the border of a button. A square one needs an `aria-label`.',
        anatomy:
          'A `<button>` with words, an icon before them where it helps. With `pendingText` both texts lie one over the other, so the width stays.',
        content: {
          ru: 'Глагол и предмет, с прописной только первая буква, без точки: «Опубликовать», «Удалить навсегда». Пока идёт отправка, то же в процессе: «Отправляю…».',
          en: 'A verb and its thing, in sentence case, without a full stop: “Publish”, “Delete permanently”. While it is sending, the same in progress: “Sending…”.',
        },
      } satisfies Notes,
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
