import type { Read } from '@janus-site/core';
import { posts } from '@janus-site/core';
import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import { PostRows } from '../../components/PostRows/PostRows.tsx';
import { SearchBox } from '../../components/SearchBox/SearchBox.tsx';
import { useHost } from '../../data/host.ts';
import type { ScreenContext } from '../../data/screen.ts';
import { profileRead } from '../../data/useProfile.ts';
import { useRead } from '../../data/useRead.ts';
import { block, blockTitle, column, pageTitle } from '../../theme/page.css.ts';
import * as styles from './NotFoundScreen.css.ts';

const offered = 3;

export function reads({ face, language }: ScreenContext): readonly Read<unknown>[] {
  const name = profileRead(language);
  return face === 'blog' ? [name, posts.published(language, { limit: offered })] : [name];
}

/** Says what happened and where one may have wanted to go. */
export function NotFoundScreen() {
  const host = useHost();
  const isBlog = host.face === 'blog';
  return (
    <div className={column}>
      <PageHead isHidden />
      <p className={styles.code}>404</p>
      <h1 className={pageTitle}>
        <Trans>Страница не найдена</Trans>
      </h1>
      <p className={styles.text}>
        <Trans>Такого адреса нет: возможно, страницу перенесли или в ссылке опечатка.</Trans>
      </p>
      <div className={styles.ways}>
        <ButtonLink href={host.href(isBlog ? 'blogHome' : 'home')} tone="primary" isLarge>
          <Trans>На главную</Trans>
        </ButtonLink>
        {isBlog && <SearchBox />}
      </div>
      {isBlog && <Offer />}
    </div>
  );
}

function Offer() {
  const { language } = useHost();
  const answer = useRead(posts.published(language, { limit: offered }));
  // An offer is a kindness: when it does not come, the page is still whole.
  if (answer.state !== 'ready' || answer.data.items.length === 0) return null;
  return (
    <section aria-labelledby="offer" className={block}>
      <h2 id="offer" className={blockTitle}>
        <Trans>Недавние посты</Trans>
      </h2>
      <PostRows posts={answer.data.items} />
    </section>
  );
}
