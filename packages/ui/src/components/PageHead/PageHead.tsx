import type { Language } from '@janus-site/core';
import { documentTitle } from '@janus-site/core';
import { useHost } from '../../data/host.ts';
import { useProfile } from '../../data/useProfile.ts';

export interface PageHeadProps {
  /** The post's own title. */
  subject?: string;
  /** One or two plain sentences. Default: the headline of the profile. */
  description?: string;
  /** The address of a picture for previews. */
  image?: string | null;
  /** A page with nothing of its own (not found, a filter, signing in). */
  isHidden?: boolean;
  /** What is shown exists in this language only: its address there is the canonical one. */
  onlyLanguage?: Language;
  /** The part of the query that makes another page of it. */
  query?: Record<string, string>;
  kind?: 'website' | 'article' | 'profile';
}

const languages = ['ru', 'en'] as const;

/** React lifts these into the head. Without an origin (Storybook, tests) the addresses stay relative. */
export function PageHead({
  subject,
  description,
  image,
  isHidden,
  onlyLanguage,
  query,
  kind,
}: PageHeadProps) {
  const host = useHost();
  const known = useProfile();
  const { face, language, route } = host;
  const title = documentTitle({ face, language, name: known?.text?.name ?? '', route, subject });
  const about = description || known?.text?.headline || undefined;
  const absolute = (path: string) => new URL(path, host.origin ?? 'http://localhost').href;
  const addressIn = (target: Language) =>
    route === 'notFound'
      ? null
      : absolute(host.href(route, { params: { ...host.params }, language: target, query }));
  const canonical = addressIn(onlyLanguage ?? language);
  return (
    <>
      <title>{title}</title>
      {about && <meta name="description" content={about} />}
      {isHidden && <meta name="robots" content="noindex" />}
      {!isHidden && canonical && <link rel="canonical" href={canonical} />}
      {!isHidden &&
        !onlyLanguage &&
        [...languages, 'x-default' as const].map((code) => (
          <link
            key={code}
            rel="alternate"
            hrefLang={code}
            href={addressIn(code === 'x-default' ? 'ru' : code) ?? undefined}
          />
        ))}
      {!isHidden && (
        <>
          <meta property="og:title" content={subject ?? title} />
          <meta property="og:type" content={kind ?? 'website'} />
          <meta property="og:locale" content={(onlyLanguage ?? language) === 'ru' ? 'ru_RU' : 'en_US'} />
          {about && <meta property="og:description" content={about} />}
          {canonical && <meta property="og:url" content={canonical} />}
          {image && <meta property="og:image" content={absolute(image)} />}
          {image && <meta name="twitter:card" content="summary_large_image" />}
        </>
      )}
    </>
  );
}
