import type { Site } from '@janus-site/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { adminEmptyScripts, adminScripts } from '../../testing/adminAnswers.ts';
import { adminSession, sampleNobody, sampleStaff } from '../../testing/adminSession.ts';
import { samplePicture } from '../../testing/samplePicture.ts';
import { siteWith } from '../../testing/sampleScripts.ts';
import { AdminLayout } from './AdminLayout.tsx';

const place = {
  face: 'portfolio',
  route: 'projectsAdmin',
  scripts: adminScripts,
  session: adminSession(),
} as const;
const meta: Meta<typeof AdminLayout> = {
  component: AdminLayout,
  args: { children: <h1>Проекты</h1> },
  parameters: { layout: 'fullscreen', place },
};
export default meta;
type Story = StoryObj<typeof AdminLayout>;

export const Owner: Story = {};
export const Staff: Story = { parameters: { place: { ...place, session: adminSession(sampleStaff) } } };
export const NoRole: Story = { parameters: { place: { ...place, session: adminSession(sampleNobody) } } };
export const Blog: Story = { parameters: { place: { ...place, face: 'blog', route: 'createPost' } } };
/** No unread messages: the menu shows no count. */
export const AllRead: Story = { parameters: { place: { ...place, scripts: adminEmptyScripts } } };
const withLogo = (logo: Site['logo']): Story => ({
  parameters: { place: { ...place, scripts: { ...adminScripts, getSite: siteWith({ logo }) } } },
});
export const OwnLetters = withLogo({ letters: 'АП' });
export const OwnLettersOnPhone: Story = { ...OwnLetters, globals: { viewport: { value: 'phone' } } };
export const OwnPicture = withLogo({ picture: samplePicture, raster: samplePicture });
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const SessionEnded: Story = {
  parameters: { place: { ...place, session: adminSession() } },
  play: async ({ parameters, canvas }) => {
    await canvas.findByRole('heading', { name: 'Проекты' });
    const { session } = parameters['place'] as { session: ReturnType<typeof adminSession> };
    session.end();
  },
};
