import type { SimilarPosts, Language, Loader } from '@janus-site/core';
import { posts, projects, typograph } from '@janus-site/core';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import { PostRows } from '../../components/PostRows/PostRows.tsx';
import { SearchBox } from '../../components/SearchBox/SearchBox.tsx';
import { TitleText } from '../../components/TitleText/TitleText.tsx';
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

/** Returns the loaders of the data that `NotFoundScreen` shows. */
export function loaders(context: ScreenContext): readonly Loader<unknown>[] {
  const { face, language, params } = context;
  const wanted = params['wanted'];
  const name = profileLoader(language);
  if (face === 'blog') return [name, offerRead(language, wanted)];
  return wanted ? [name, projects.similar(language, wanted)] : [name];
}

/** A message that the page does not exist, with links to likely targets. */
export function NotFoundScreen() {
  const { face } = usePage();
  const { href, faceHref } = useNavigation();
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
        <SearchBox {...(!isBlog && { action: faceHref('blog').replace(/\/?(?=\?|$)/, '/posts') })} />
      </div>
      {isBlog ? (
        <Offer />
      ) : (
        <>
          <Ways />
          <SimilarProjects />
        </>
      )}
    </div>
  );
}

/** Links to the sections of the portfolio, which are on one page. */
function Ways() {
  const { href, faceHref } = useNavigation();
  const at = (hash: string) => href('home', { hash });
  const names = { projects: <Trans>Проекты</Trans>, experience: <Trans>Опыт работы</Trans> };
  return (
    <ul className={styles.sections}>
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

/** Returns the address to find similar pages for, of a kind that the path names; empty on the server. */
function useWanted(kind: '/post/' | '/projects/'): string {
  const { params } = usePage();
  const path = useAddressPath();
  // Loading costs a visitor the client's code, so only addresses of one kind are compared.
  return params['wanted'] || (path.includes(kind) ? path : '');
}

function SimilarProjects() {
  const { language } = usePage();
  const { href } = useNavigation();
  const wanted = useWanted('/projects/');
  const answer = useRead(wanted ? projects.similar(language, wanted) : null);
  if (answer.state !== 'ready' || answer.data.length === 0) return null;
  return (
    <Suggestions title={<Trans>Возможно, вы искали</Trans>}>
      <ul className={styles.list}>
        {answer.data.map(({ slug, title, language: own }) => (
          <li key={slug}>
            <Link href={href('project', { params: { slug } })} lang={own}>
              <TitleText>{typograph(title, own)}</TitleText>
            </Link>
          </li>
        ))}
      </ul>
    </Suggestions>
  );
}

function Offer() {
  const { language } = usePage();
  const answer = useRead(offerRead(language, useWanted('/post/')), { keepPrevious: true });
  // The suggestions are optional: without them the page is still complete.
  if (answer.state !== 'ready' || answer.data.items.length === 0) return null;
  return (
    <Suggestions
      title={answer.data.isSimilar ? <Trans>Возможно, вы искали</Trans> : <Trans>Недавние посты</Trans>}
    >
      <PostRows posts={answer.data.items} />
    </Suggestions>
  );
}

function Suggestions({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section aria-labelledby="offer" className={block}>
      <h2 id="offer" className={blockTitle}>
        {title}
      </h2>
      {children}
    </section>
  );
}
