import type { Meta, StoryObj } from '@storybook/react-vite';
import { Glyph, glyphNames } from './Glyph.tsx';

const meta: Meta<typeof Glyph> = { component: Glyph };
export default meta;
export const All: StoryObj<typeof Glyph> = {
  render: () => (
    <ul style={{ display: 'flex', flexWrap: 'wrap', gap: 16, listStyle: 'none' }}>
      {glyphNames.map((name) => (
        <li key={name}>
          <Glyph name={name} size={24} /> {name}
        </li>
      ))}
    </ul>
  ),
};
