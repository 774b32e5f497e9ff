import { problem } from '@janus-site/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AdminLayout } from '../frame/AdminLayout.tsx';
import { adminEmptyScripts, adminScripts, badBackups, sampleSite } from '../../testing/adminAnswers.ts';
import { securityNews } from '../../testing/adminEvents.ts';
import { adminSession, sampleNobody } from '../../testing/adminSession.ts';
import { never } from '../../testing/sampleScripts.ts';
import { LoginScreen } from './LoginScreen.tsx';

const place = { face: 'portfolio', route: 'login', scripts: adminScripts, session: adminSession() } as const;
const meta: Meta<typeof LoginScreen> = {
  component: LoginScreen,
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
type Story = StoryObj<typeof LoginScreen>;

export const Ready: Story = {};
export const English: Story = { parameters: { place: { ...place, language: 'en' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Visitor: Story = {
  parameters: { place: { ...place, session: adminSession(undefined, false) } },
};
export const Forced: Story = {
  parameters: {
    place: { ...place, search: '?next=%2Fadmin%2Fprojects', session: adminSession(undefined, false) },
  },
};
export const NoRole: Story = {
  parameters: { place: { ...place, session: adminSession(sampleNobody) } },
};
export const Empty: Story = { parameters: { place: { ...place, scripts: adminEmptyScripts } } };
const troubled = { ...place, scripts: { ...adminScripts, getBackups: badBackups } };
export const CopiesInTrouble: Story = { parameters: { place: troubled } };
export const CopiesInTroubleEnglish: Story = { parameters: { place: { ...troubled, language: 'en' } } };
export const CopiesInTroubleOnPhone: Story = {
  parameters: { place: troubled },
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
};
export const CopiesOff: Story = {
  parameters: {
    place: {
      ...place,
      scripts: {
        ...adminScripts,
        getBackups: { place: null, made_at: null, doubtful: null, failure: null },
      },
    },
  },
};
const news = { ...place, scripts: { ...adminScripts, listSecurityEvents: securityNews() } };
export const SecurityNews: Story = { parameters: { place: news } };
export const SecurityNewsEnglish: Story = { parameters: { place: { ...news, language: 'en' } } };
export const SecurityNewsOnPhone: Story = {
  parameters: { place: news },
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
};
export const Loading: Story = {
  parameters: { place: { ...place, scripts: { ...adminScripts, listMessages: never } } },
};
export const Failed: Story = {
  parameters: {
    place: {
      ...place,
      scripts: {
        ...adminScripts,
        listMessages: () => problem(503, 'unavailable', 'Сервис временно недоступен.'),
      },
    },
  },
};
const asInstalled = { ...place, scripts: { ...adminScripts, getSample: sampleSite } };
export const WithSample: Story = { parameters: { place: asInstalled } };
export const WithSampleEnglishOnPhone: Story = {
  parameters: { place: { ...asInstalled, language: 'en' } },
  globals: { viewport: { value: 'phone' } },
};
