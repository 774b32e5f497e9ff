import { JsonData } from '../../components/JsonData/JsonData.tsx';
import { useHost } from '../../data/host.ts';
import { useProfile } from '../../data/useProfile.ts';
import { githubHref, resumeHref, telegramHref } from '../../text/addresses.ts';

/** Tells search engines whose page it is. */
export function PersonData() {
  const host = useHost();
  const known = useProfile();
  if (!known?.text) return null;
  const { github, telegram, photo } = known.profile;
  const origin = host.origin ?? 'http://localhost';
  const sameAs = [github && githubHref(github), telegram && telegramHref(telegram)].filter(Boolean);
  return (
    <>
      <link
        rel="alternate"
        type="application/json"
        title="JSON Resume"
        href={new URL(resumeHref(host), origin).href}
      />
      <JsonData
        value={{
          '@context': 'https://schema.org',
          '@type': 'Person',
          name: known.text.name,
          jobTitle: known.text.headline || undefined,
          url: new URL(host.href('home'), origin).href,
          image: photo ? new URL(photo, origin).href : undefined,
          sameAs: sameAs.length > 0 ? sameAs : undefined,
        }}
      />
    </>
  );
}
