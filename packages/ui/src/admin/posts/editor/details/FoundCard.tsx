import type { Language } from '@janus-site/core';
import { typograph } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useNavigation } from '../../../../hooks/navigation.ts';
import type { PostText } from '@janus-site/core/editor';
import { card, cardAddress, cardText, cardTitle } from './DetailsPanel.css.ts';

export interface FoundCardProps {
  language: Language;
  text: PostText;
  slug: string;
}

/** What a search engine or a preview of a link shows of it, as far as the page decides. */
export function FoundCard({ language, text, slug }: FoundCardProps) {
  const { t } = useLingui();
  const { href, origin } = useNavigation();
  const path = href('post', { params: { slug: slug || '…' }, language });
  return (
    <figure aria-label={t`В поиске и в превью ссылки`}>
      <figcaption>{t`В поиске и в превью ссылки`}</figcaption>
      <div className={card} lang={language}>
        <span className={cardAddress}>{new URL(origin).host + decodeURI(path)}</span>
        <span className={cardTitle}>{text.title ? typograph(text.title, language) : t`Без заголовка`}</span>
        <span className={cardText}>
          {text.summary ? typograph(text.summary, language) : t`Начало текста: краткого описания нет.`}
        </span>
      </div>
    </figure>
  );
}
