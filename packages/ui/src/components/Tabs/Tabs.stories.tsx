import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Tabs } from './Tabs.tsx';

function Shown() {
  const [value, setValue] = useState<'ru' | 'en'>('ru');
  const items = [
    { value: 'ru', label: 'Русский', content: 'Текст' },
    { value: 'en', label: 'Английский', content: 'Text' },
  ] as const;
  return <Tabs<'ru' | 'en'> label="Язык текста" items={items} value={value} onValueChange={setValue} />;
}
const meta: Meta<typeof Shown> = { component: Shown };
export default meta;
export const TwoLanguages: StoryObj<typeof Shown> = {};
