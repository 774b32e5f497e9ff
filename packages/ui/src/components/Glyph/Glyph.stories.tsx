import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../../testing/Row.tsx';
import { Glyph, glyphNames } from './Glyph.tsx';

const meta: Meta<typeof Glyph> = {
  component: Glyph,
  parameters: {
    docs: {
      description: {
        component:
          'Line drawings of the admin area on a grid of 24. Decorative: the word beside it or the label of its button carries the meaning.',
      },
    },
  },
};
export default meta;

export const All: StoryObj<typeof Glyph> = {
  render: () => (
    <Row>
      {glyphNames.map((name) => (
        <Row key={name}>
          <Glyph name={name} size={24} />
          {name}
        </Row>
      ))}
    </Row>
  ),
};
