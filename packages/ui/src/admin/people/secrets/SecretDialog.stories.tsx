import type { Meta, StoryObj } from '@storybook/react-vite';
import { inToasts } from '../../../testing/inToasts.tsx';
import { SecretDialog } from './SecretDialog.tsx';

const meta: Meta<typeof SecretDialog> = {
  component: SecretDialog,
  decorators: [inToasts],
  args: {
    heading: 'Токен «Сборка сайта»',
    lead: 'Скопируйте его сейчас: больше мы его не покажем.',
    secret: 'example-'.repeat(8),
    doneLabel: 'Токен сохранён',
    copied: 'Токен скопирован',
    notCopied: 'Выделите токен и скопируйте сами',
    onClose: () => undefined,
  },
  parameters: {
    docs: { story: { inline: false, height: '640px' } },
    english: {
      heading: 'The token “Site build”',
      lead: 'Copy it now: it is not shown again.',
      doneLabel: 'Token saved',
      copied: 'Token copied',
      notCopied: 'Select the token and copy it',
    },
  },
};
export default meta;
type Story = StoryObj<typeof SecretDialog>;

export const Ready: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
