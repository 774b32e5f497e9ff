import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Tabs } from './Tabs.tsx';

interface Words {
  label: string;
  tabs: readonly string[];
}

function OwnTabs({ label, tabs }: Words) {
  const [value, setValue] = useState('0');
  const items = tabs.map((tab, index) => ({ value: String(index), label: tab, content: <p>{tab}.</p> }));
  return <Tabs label={label} items={items} value={value} onValueChange={setValue} />;
}

const meta: Meta<typeof OwnTabs> = {
  component: OwnTabs,
  args: { label: 'Язык текста', tabs: ['Русский', 'Английский'] },
  parameters: {
    english: { label: 'Language of the text', tabs: ['Russian', 'English'] },
    docs: {
      description: {
        component:
          'Panels of which one is seen. One stop of Tab; the left and right arrows, Home and End move and choose at once. Hidden panels stay mounted, so nothing typed in them is lost.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof OwnTabs>;

export const Two: Story = {};
export const Focused: Story = { play: async ({ userEvent }) => userEvent.tab() };
export const Many: Story = {
  args: { tabs: ['Январь', 'Февраль', 'Март', 'Апрель', 'Май', 'Июнь', 'Июль', 'Август', 'Сентябрь'] },
  parameters: { english: {} },
};
