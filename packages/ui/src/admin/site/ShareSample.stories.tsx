import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePicture } from '../../testing/samplePicture.ts';
import { ShareSample } from './ShareSample.tsx';

const meta: Meta<typeof ShareSample> = {
  component: ShareSample,
  args: {
    face: 'portfolio',
    language: 'ru',
    logo: { kind: 'default', letters: '', picture: '' },
    host: 'portfolio.example.org',
    title: 'Алексей Заречный',
    lead: 'Разработчик встраиваемых систем',
    photo: null,
  },
  parameters: { english: { title: 'Alexey Zarechny', lead: 'Embedded software engineer' } },
};
export default meta;
type Story = StoryObj<typeof ShareSample>;

export const Portfolio: Story = {};
export const WithPhoto: Story = { args: { photo: samplePicture } };
export const Blog: Story = {
  args: { face: 'blog', title: 'Записки', logo: { kind: 'letters', letters: 'АП', picture: '' } },
  parameters: { english: { title: 'Notes' } },
};
/** The smallest size the server uses, truncated where the server truncates. */
export const Long: Story = {
  args: {
    title: 'Заметки Константина Константинопольского-Заболотного о железе',
    lead: 'О том, как устроены микроконтроллеры, датчики, сети и сервера, и что из этого выходит на деле. '.repeat(
      2,
    ),
  },
  parameters: {
    english: {
      title: 'Notes of Maximilian Featherstonehaugh-Cholmondeley on hardware',
      lead: 'How microcontrollers, sensors, networks and servers work, and what comes of it in practice. '.repeat(
        2,
      ),
    },
  },
};
/** The server renders it only in light colours. */
export const Dark: Story = { globals: { theme: 'dark' } };
