import type { SimilarPosts, Language, Loader } from '@janus-site/core';
import { posts } from '@janus-site/core';
import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import { PostRows } from '../../components/PostRows/PostRows.tsx';
import { SearchBox } from '../../components/SearchBox/SearchBox.tsx';
import { useNavigation } from '../../hooks/navigation.ts';
import { homeSections, useSite } from '../../hooks/useSite.ts';
import { usePage } from '../../hooks/page.ts';
import type { ScreenContext } from '../../hooks/screen.ts';
import { profileLoader, useProfile } from '../../hooks/useProfile.ts';
import { useRead } from '../../hooks/useRead.ts';
import { useWords } from '../../hooks/useSite.ts';
import { block, blockTitle, column, pageTitle } from '../../theme/page.css.ts';
import * as styles from './NotFoundScreen.css.ts';
import { useAddressPath } from './useAddressPath.ts';

function offerRead(language: Language, wanted = ''): Loader<SimilarPosts> {
  return posts.similar(language, wanted);
}

export function loaders(context: ScreenContext): readonly Loader<unknown>[] {
  const name = profileLoader(context.language);
  return context.face === 'blog' ? [name, offerRead(context.language, context.params['wanted'])] : [name];
}

/** A message that the page does not exist, with links to likely targets. */
export function NotFoundScreen() {
  const { face } = usePage();
  const { href } = useNavigation();
  const owner = useProfile()?.text;
  const words = useWords();
  const isBlog = face === 'blog';
  return (
    <div className={column}>
      <PageHead owner={owner} words={words} isHidden />
      <p className={styles.code}>404</p>
      <h1 className={pageTitle}>
        <Trans>Страница не найдена</Trans>
      </h1>
      <p className={styles.text}>
        <Trans>Такого адреса нет: возможно, страницу перенесли или в ссылке опечатка.</Trans>
      </p>
      <div className={styles.ways}>
        <ButtonLink href={href(isBlog ? 'blogHome' : 'home')} tone="primary">
          <Trans>На главную</Trans>
        </ButtonLink>
        {isBlog && <SearchBox />}
      </div>
      {isBlog ? <Offer /> : <Ways />}
    </div>
  );
}

/** Links to the sections of the portfolio, which are on one page. */
function Ways() {
  const { href, faceHref } = useNavigation();
  const at = (hash: string) => href('home', { hash });
  const names = { projects: <Trans>Проекты</Trans>, experience: <Trans>Опыт работы</Trans> };
  return (
    <ul className={styles.list}>
      {homeSections(useSite()).map((section) => (
        <li key={section}>
          <Link href={at(section)}>{names[section]}</Link>
        </li>
      ))}
      <li>
        <Link href={at('contacts')}>
          <Trans>Контакты</Trans>
        </Link>
      </li>
      <li>
        <a href={faceHref('blog')}>
          <Trans>Блог</Trans>
        </a>
      </li>
    </ul>
  );
}

function Offer() {
  const { language, params } = usePage();
  const path = useAddressPath();
  // Loading costs a visitor the client's code, so only addresses of posts are compared.
  const isPost = path.includes('/post/');
  const answer = useRead(offerRead(language, params['wanted'] || (isPost ? path : '')), {
    keepPrevious: true,
  });
  // The suggestions are optional: without them the page is still complete.
  if (answer.state !== 'ready' || answer.data.items.length === 0) return null;
  return (
    <section aria-labelledby="offer" className={block}>
      <h2 id="offer" className={blockTitle}>
        {answer.data.isSimilar ? <Trans>Возможно, вы искали</Trans> : <Trans>Недавние посты</Trans>}
      </h2>
      <PostRows posts={answer.data.items} />
    </section>
  );
}
