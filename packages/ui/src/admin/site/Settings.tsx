import { Notices } from './notices/Notices.tsx';
import { SiteForm, type SiteFormProps } from './SiteForm.tsx';

/** All that is set of the site: how it looks, and how the owner hears of it. */
export function Settings(props: SiteFormProps) {
  return (
    <>
      <SiteForm {...props} />
      <Notices />
    </>
  );
}
