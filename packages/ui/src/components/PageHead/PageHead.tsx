import type { Language, TitleWords } from '@janus-site/core';
import { documentTitle, languages as both, plainTitle } from '@janus-site/core';
import { useNavigation } from '../../hooks/navigation.ts';
import { usePage } from '../../hooks/page.ts';

/** The props of `PageHead`. */
export interface PageHeadProps {
  /** The owner of the site; absent until the profile has a text. */
  owner: { name: string; headline: string } | undefined;
  /** The titles that the owner has set. */
  words: TitleWords | undefined;
  /** The post's own title, or the tag. */
  subject?: string;
  /** One or two plain sentences. Default: the owner's headline. */
  description?: string;
  /** Whether the page has no content of its own (not found, a filter, signing in). */
  isHidden?: boolean;
  /** Whether only its address leads to the page: it has a canonical address, and search engines do not index it. */
  isUnlisted?: boolean;
  /** The address at which its content was published first, if on another site. */
  elsewhere?: string | null;
  /** The languages that its content can be read in. Default: both. */
  languages?: readonly Language[];
  /** The parameters of its address in each language. Default: those of this page. */
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
