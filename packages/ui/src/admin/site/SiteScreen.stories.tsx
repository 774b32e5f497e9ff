import { problem } from '@janus-site/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AdminLayout } from '../frame/AdminLayout.tsx';
import { adminScripts } from '../../testing/adminAnswers.ts';
import { adminSession } from '../../testing/adminSession.ts';
import { samplePicture } from '../../testing/samplePicture.ts';
import { never, siteWith } from '../../testing/sampleScripts.ts';
import { SiteScreen } from './SiteScreen.tsx';

const place = { face: 'portfolio', route: 'site', scripts: adminScripts, session: adminSession() } as const;
const meta: Meta<typeof SiteScreen> = {
  component: SiteScreen,
  decorators: [
    (Story) => (
      <AdminLayout>
        <Story />
      </AdminLayout>
    ),
  ],
  parameters: { layout: 'fullscreen', place },
};
export default meta;
type Story = StoryObj<typeof SiteScreen>;
const withSite = (getSite: unknown): Story => ({
  parameters: { place: { ...place, scripts: { ...adminScripts, getSite } } },
});

/** A site with default settings: empty fields show the values in use. */
export const Ready: Story = {};
export const Changed: Story = withSite({
  blog_accent: '#ffd400',
  ru: { blog_name: 'Записки', name_genitive: 'Анны Петровой', blog_title: 'Блог {name:genitive}' },
});
/** The owner's logo, shown in the previews of both faces. */
export const Letters: Story = withSite({ logo: { letters: 'АП' }, theme: 'dark' });
export const Picture: Story = withSite({ logo: { picture: samplePicture, raster: samplePicture } });
export const PictureOnPhone: Story = {
  ...withSite({ logo: { picture: samplePicture, raster: samplePicture } }),
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
};
/** Both previews use the chosen typeface and corners. */
export const Serif: Story = withSite({ typeface: 'literata', corners: 'square' });
export const OnestRound: Story = {
  ...withSite({ typeface: 'onest', corners: 'round' }),
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
};
/** Rearranged menus with pages of the owner. */
export const Menus: Story = withSite(
  siteWith({
    menu: { blog: [{ slug: 'uses', title: 'Чем пользуюсь' }], portfolio: [{ slug: 'now', title: 'Сейчас' }] },
    menus: {
      portfolio: [
        { item: 'resume', names: { ru: 'Резюме' } },
        { item: 'experience', is_hidden: true },
      ],
    },
  }),
);
export const OnBlog: Story = {
  parameters: { place: { ...place, face: 'blog', route: 'blogSite' } },
};
export const English: Story = { parameters: { place: { ...place, language: 'en' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Loading: Story = withSite(never);
export const Failed: Story = withSite(() => problem(503, 'unavailable', 'Сервис временно недоступен.'));

export const Welcome: Story = { parameters: { place: { ...place, search: '?welcome' } } };
export const WelcomeEnglishOnPhone: Story = {
  parameters: { place: { ...place, search: '?welcome', language: 'en' } },
  globals: { viewport: { value: 'phone' } },
};
/** The third question: colours, a custom logo, and a preview of both. */
export const WelcomeLook: Story = {
  ...Welcome,
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Как вас найти?', 'Как сайт выглядит?']) {
      await userEvent.click(await canvas.findByRole('button', { name: 'Пропустить' }));
      await canvas.findByRole('heading', { name });
    }
    await userEvent.click(canvas.getByRole('radio', { name: 'Буквы' }));
    await userEvent.type(canvas.getByLabelText('Буквы логотипа'), 'АП');
  },
};
