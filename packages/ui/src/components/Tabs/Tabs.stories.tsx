import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { Notes } from '../../testing/notes.ts';
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
  subcomponents: { Tabs },
  args: { label: 'Язык текста', tabs: ['Русский', 'Английский'] },
  parameters: {
    english: { label: 'Text language', tabs: ['Russian', 'English'] },
    docs: {
      description: {
        component:
          'Panels of which one is seen. One stop of Tab; the left and right arrows, Home and End move and choose at once. Hidden panels stay mounted, so nothing typed in them is lost.',
      },
      notes: {
        whenNot:
          'For places with an address of their own: links. For steps in an order. On pages for visitors, where everything is best seen at once.',
        keyboard:
          'One stop of Tab. Left and right arrows, Home and End move and choose at once; the next Tab goes into the panel.',
        accessibility:
          '`tablist`, `tab` and `tabpanel` tied to each other. Hidden panels stay mounted, so nothing typed is lost. In forced colours the chosen one is marked by the system’s colour.',
        content: {
          ru: 'Одно-два слова, одной формы: «Русский», «Английский».',
          en: 'A word or two of one form: “Russian”, “English”.',
        },
      } satisfies Notes,
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
