import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { ToastProvider } from '../../components/Toast/Toast.tsx';
import { adminScripts } from '../../testing/adminAnswers.ts';
import { adminSession } from '../../testing/adminSession.ts';
import { CommandPalette } from './CommandPalette.tsx';
import { TwinsDialog } from './TwinsDialog.tsx';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';

const place = {
  face: 'portfolio',
  route: 'projectsAdmin',
  scripts: adminScripts,
  session: adminSession(),
} as const;
const nothing = () => undefined;

const meta: Meta<typeof CommandPalette> = {
  component: CommandPalette,
  args: { onClose: nothing, onShortcuts: nothing, onTwins: nothing },
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
  ],
  parameters: { place },
};
export default meta;
type Story = StoryObj<typeof CommandPalette>;

export const Commands: Story = {};
export const English: Story = { parameters: { place: { ...place, language: 'en' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
/** One search result of each kind, and one in the trash. */
export const Found: Story = {
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement.ownerDocument.body).findByRole('combobox');
    await userEvent.type(field, 'тепл');
    await within(canvasElement.ownerDocument.body).findByRole('option', { name: /Плата датчика/ });
  },
};
export const Twins: Story = { render: () => <TwinsDialog onClose={nothing} onReopen={nothing} /> };
export const Shortcuts: Story = { render: () => <ShortcutsDialog onClose={nothing} /> };
