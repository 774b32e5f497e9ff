import type { SearchAnswer, SearchItem } from '@janus-site/core';
import { formatDay, typograph } from '@janus-site/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { Link } from '../../components/Link/Link.tsx';
import * as rows from '../../components/PostRows/PostRows.css.ts';
import { PostBones } from '../../components/PostRows/PostBones.tsx';
import { foundId } from '../../components/SearchBox/SearchBox.tsx';
import { TitleText } from '../../components/TitleText/TitleText.tsx';
import { useNavigation } from '../../hooks/navigation.ts';
import { usePage } from '../../hooks/page.ts';
import type { ReadState } from '../../hooks/reading.ts';
import { portfolioHref } from '../../text/portfolioHref.ts';
import * as styles from './Search.css.ts';

export interface SearchResultsProps {
  /** The query. */
  words: string;
  answer: ReadState<SearchAnswer>;
}

/** The results, best first, with the query's words marked. */
export function SearchResults({ words, answer }: SearchResultsProps) {
  const { href } = useNavigation();
  const { t } = useLingui();
  if (answer.state === 'pending') return <PostBones />;
  if (answer.state === 'failed') {
    return <ErrorState title={t`Поиск не удался`} error={answer.error} onRetry={answer.retry} />;
  }
  const { items } = answer.data;
  if (items.length === 0) {
    return (
      <EmptyState
        title={<Trans>Ничего по запросу «{words}»</Trans>}
        action={<ButtonLink href={href('posts')}>{t`Показать все посты`}</ButtonLink>}
      >
        {t`Попробуйте другое слово или выберите метку в списке постов.`}
      </EmptyState>
    );
  }
  return (
    <ol id={foundId} className={rows.list}>
      {items.map((item) => (
        <Found key={item.id} item={item} />
      ))}
    </ol>
  );
}

function Found({
  item: {
    id,
    kind,
    slug,
    page_face: face,
    section_title: section,
    title,
    language,
    snippet,
    published_at: date,
  },
}: {
  item: SearchItem;
}) {
  const page = usePage();
  const navigation = useNavigation();
  const { t } = useLingui();
  const isForeign = language !== page.language;
  const lang = isForeign ? language : undefined;
  const name = <TitleText>{typograph(title, language)}</TitleText>;
  const names = {
    post: t`Пост`,
    page: t`Страница`,
    project: t`Проект`,
    experience: t`Опыт работы`,
    career: section,
  };
  return (
    <li className={rows.row}>
      <p className={`${rows.date} ${styles.facts}`}>
        <span lang={section ? lang : undefined}>{names[kind]}</span>
        {date && kind !== 'page' && <time dateTime={date}>{formatDay(date, page.language)}</time>}
        {isForeign && <span>{language === 'ru' ? t`на русском` : t`на английском`}</span>}
      </p>
      <div lang={lang} className={rows.body}>
        <h2 className={rows.title}>
          {slug === null || face === 'portfolio' ? (
            <a href={portfolioHref(navigation, { kind, id, slug })} className={rows.link}>
              {name}
            </a>
          ) : (
            <Link
              href={
                face === null
                  ? navigation.href('post', { params: { slug } })
                  : navigation.href('blogPage', { params: { page: slug } })
              }
              className={rows.link}
            >
              {name}
            </Link>
          )}
        </h2>
        {/* Escaped on the server; only the marks are HTML. */}
        <p className={`${rows.summary} ${styles.snippet}`} dangerouslySetInnerHTML={{ __html: snippet }} />
      </div>
    </li>
  );
}
