import type { Face, Language } from '@janus-site/core';
import { typograph } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useFaceLinks } from '../../../shared/acrossFaces.ts';
import { postAddress } from '../../postAddress.ts';
import type { PostText } from '@janus-site/core/editor';
import { card, cardAddress, cardText, cardTitle } from './DetailsPanel.css.ts';

export interface FoundCardProps {
  language: Language;
  text: PostText;
  slug: string;
  /** The face whose page it is; null for a post. */
  face: Face | null;
}

/** How a search engine or a link preview shows the post, as far as the page controls it. */
export function FoundCard({ language, text, slug, face }: FoundCardProps) {
  const { t } = useLingui();
  const links = useFaceLinks();
  const address = postAddress(links, { slug: slug || '…', page_face: face }, { language });
  const { host, pathname, search } = new URL(address, links.origin);
  return (
    <figure aria-label={t`В поиске и в превью ссылки`}>
      <figcaption>{t`В поиске и в превью ссылки`}</figcaption>
      <div className={card} lang={language}>
        <span className={cardAddress}>{host + decodeURI(pathname + search)}</span>
        <span className={cardTitle}>{text.title ? typograph(text.title, language) : t`Без заголовка`}</span>
        <span className={cardText}>
          {text.summary ? typograph(text.summary, language) : t`Начало текста: краткого описания нет.`}
        </span>
      </div>
    </figure>
  );
}
