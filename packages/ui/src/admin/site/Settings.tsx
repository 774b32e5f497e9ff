import { Notices } from './notices/Notices.tsx';
import { SiteForm, type SiteFormProps } from './SiteForm.tsx';
import { WelcomeCard } from './welcome/WelcomeCard.tsx';

export interface SettingsProps extends SiteFormProps {
  /** Whether the setup questions replace the settings; they share fields, so both are in one chunk. */
  isWelcome: boolean;
}

/** The settings of the site: its look and the owner's notifications. */
export function Settings({ isWelcome, ...form }: SettingsProps) {
  if (isWelcome) return <WelcomeCard />;
  return (
    <>
      <SiteForm {...form} />
      <Notices />
    </>
  );
}
