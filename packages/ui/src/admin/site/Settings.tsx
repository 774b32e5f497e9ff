import { Notices } from './notices/Notices.tsx';
import { SiteForm, type SiteFormProps } from './SiteForm.tsx';
import { WelcomeCard } from './welcome/WelcomeCard.tsx';

export interface SettingsProps extends SiteFormProps {
  /** The first questions in the place of the settings: they have fields of theirs, and come in one piece with them. */
  isWelcome: boolean;
}

/** All that is set of the site: how it looks, and how the owner hears of it. */
export function Settings({ isWelcome, ...form }: SettingsProps) {
  if (isWelcome) return <WelcomeCard />;
  return (
    <>
      <SiteForm {...form} />
      <Notices />
    </>
  );
}
