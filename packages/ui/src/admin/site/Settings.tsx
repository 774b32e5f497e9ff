import { Notices } from './notices/Notices.tsx';
import { SiteForm, type SiteFormProps } from './SiteForm.tsx';
import { WelcomeCard } from './welcome/WelcomeCard.tsx';

export interface SettingsProps extends SiteFormProps {
  /** The first questions in the place of the settings: they have fields of theirs, and come in one piece with them. */
  isWelcome: boolean;
}

/** The settings of the site: its look, and how the owner is notified. */
export function Settings({ isWelcome, ...form }: SettingsProps) {
  if (isWelcome) return <WelcomeCard />;
  return (
    <>
      <SiteForm {...form} />
      <Notices />
    </>
  );
}
