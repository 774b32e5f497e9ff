import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Notes } from '../../testing/notes.ts';
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
          'System, light or dark: three radio buttons in a native disclosure, moved by arrows. A choice, Escape or a press outside closes it. Without scripts the style sheet obeys the checked one; with them the choice is kept for a year, on both faces.',
      },
      notes: {
        whenNot:
          'To choose the site’s own look (accent, corners, typeface): the owner does that in the settings. Once on a page.',
        keyboard:
          'Enter or Space opens it, arrows choose; Enter or Escape closes it and gives the focus back.',
        accessibility:
          'Three radio buttons in a native disclosure: their state is read without a word of ours, and they work without scripts.',
        content: {
          ru: 'Как это видно: «Как в системе», «Светлая», «Тёмная».',
          en: 'As it is seen: “System”, “Light”, “Dark”.',
        },
      } satisfies Notes,
      story: { inline: false, height: '320px' },
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
