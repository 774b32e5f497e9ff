import type { Meta, StoryObj } from '@storybook/react-vite';
import { ThemeMenu } from './ThemeMenu.tsx';

const meta: Meta<typeof ThemeMenu> = {
  component: ThemeMenu,
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'end', alignItems: 'start', minHeight: 200 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'System, light or dark: three radio buttons in a native disclosure, moved by arrows. Escape or a press outside closes it. Without scripts the style sheet obeys the checked one; with them the choice is kept for a year.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof ThemeMenu>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const summary = canvasElement.querySelector('summary');
    if (summary) await userEvent.click(summary);
  },
};
