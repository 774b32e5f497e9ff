import type { Language, TitleWords } from '@janus-site/core';
import { documentTitle, languages as both, plainTitle } from '@janus-site/core';
import { useNavigation } from '../../hooks/navigation.ts';
import { usePage } from '../../hooks/page.ts';

export interface PageHeadProps {
  /** Whose site it is; none while nobody has written it. */
  owner: { name: string; headline: string } | undefined;
  /** What the owner has set of the words in titles. */
  words: TitleWords | undefined;
  /** The post's own title, or the tag. */
  subject?: string;
  /** One or two plain sentences. Default: the owner's headline. */
  description?: string;
  /** A page with nothing of its own (not found, a filter, signing in). */
  isHidden?: boolean;
  /** A page that only its address leads to: it has a canonical address, and search engines leave it out. */
  isUnlisted?: boolean;
  /** Where its content was first, when that is another site. */
  elsewhere?: string | null;
  /** The languages that its content can be read in. Default: both. */
  languages?: readonly Language[];
  /** What its address is made of in each language. Default: that of this page. */
  paramsIn?(language: Language): Readonly<Record<string, string>>;
}

/**
 * The title and metadata of a page, which React moves to the head. Metadata for machines goes through `onHead`, so
 * that the server writes it once.
 */
export function PageHead({
  owner,
  words,
  subject,
  description,
  isHidden,
  isUnlisted,
  elsewhere,
  languages = both,
  paramsIn,
}: PageHeadProps) {
  const { face, language, route, params, onHead } = usePage();
  const { href, origin } = useNavigation();
  const title = documentTitle({ face, language, name: owner?.name ?? '', words, route, subject });
  const about = description || owner?.headline || undefined;
  const addressIn = (target: Language) =>
    route === 'notFound'
      ? undefined
      : new URL(href(route, { params: paramsIn?.(target) ?? params, language: target }), origin).href;
  const [original = language] = languages;
  const isOwn = languages.includes(language);
  const canonical = isHidden ? undefined : addressIn(isOwn ? language : original);
  onHead?.({
    title: subject === undefined ? title : plainTitle(subject),
    about,
    canonical,
    language: isOwn ? language : original,
  });
  return (
    <>
      <title>{title}</title>
      {about && <meta name="description" content={about} />}
      {(isHidden || isUnlisted) && <meta name="robots" content="noindex" />}
      {canonical && <link rel="canonical" href={elsewhere ?? canonical} />}
      {canonical &&
        !elsewhere &&
        isOwn &&
        [...languages, 'x-default' as const].map((code) => (
          <link
            key={code}
            rel="alternate"
            hrefLang={code}
            href={addressIn(code === 'x-default' ? original : code)}
          />
        ))}
    </>
  );
}
