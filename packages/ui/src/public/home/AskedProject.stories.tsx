import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { PageContext, usePage } from '../../hooks/page.ts';
import { inBoth, inEnglish } from '../../testing/inBoth.ts';
import { failed, pending, ready } from '../../testing/readStates.ts';
import { sampleProjectPage } from '../../testing/sampleParts.ts';
import { samplePicture } from '../../testing/samplePicture.ts';
import { queryOf } from '../../testing/testPlace.ts';
import type { AskedProjectProps } from './AskedProject.tsx';
import { AskedProject } from './AskedProject.tsx';

const search = '?project=00000000-0000-4000-8000-000000000100';

/** A page whose address begins to name the project, as by a link that was followed. */
function Following(props: AskedProjectProps) {
  const page = usePage();
  const [isFollowed, setFollowed] = useState(false);
  return (
    <PageContext value={isFollowed ? { ...page, query: queryOf('home', search) } : page}>
      <button type="button" onClick={() => setFollowed(true)}>
        ?project
      </button>
      <AskedProject {...props} />
    </PageContext>
  );
}

const meta: Meta<typeof AskedProject> = {
  component: AskedProject,
  parameters: {
    place: { search },
    docs: {
      description: {
        component:
          'The project that the address names: in the page that came with it, in a dialog over the page where a link was followed.',
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof AskedProject>;

export const InPage = inBoth((language) => ({
  answer: ready(sampleProjectPage(language, { cover: samplePicture })),
})) satisfies Story;
export const English: Story = inEnglish(InPage);
export const Desk: Story = { ...InPage, globals: { viewport: { value: 'desk' } } };
export const Phone: Story = { ...InPage, globals: { viewport: { value: 'phone' } } };

export const OverPage: Story = {
  ...InPage,
  parameters: { ...InPage.parameters, place: { search: '' } },
  render: Following,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const dialog = await screen.findByRole('dialog');
    // It fades in.
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
/** Nothing is shown until it is there. */
export const Loading: Story = { args: { answer: pending } };
export const Failed: Story = { args: { answer: failed } };
