import type { BlogSection, Language, Loader, PostList, PostSummary } from '@janus-site/core';
import { posts } from '@janus-site/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { PageHead } from '../../components/PageHead/PageHead.tsx';
import { PostBones } from '../../components/PostRows/PostBones.tsx';
import { PostRows } from '../../components/PostRows/PostRows.tsx';
import { TagLinks } from '../../components/TagLinks/TagLinks.tsx';
import { NoPosts } from '../../components/YearGroups/NoPosts.tsx';
import { PostsFailed } from '../../components/YearGroups/PostsFailed.tsx';
import { useNavigation } from '../../hooks/navigation.ts';
import { usePage } from '../../hooks/page.ts';
import type { ScreenContext } from '../../hooks/screen.ts';
import { profileLoader, useProfile } from '../../hooks/useProfile.ts';
import { useRead } from '../../hooks/useRead.ts';
import { useFoldsOthers } from '../../hooks/useFoldsOthers.ts';
import { useSite } from '../../hooks/useSite.ts';
import { postText } from '../../text/postText.ts';
import { block, blockTitle, column } from '../../theme/page.css.ts';
import * as styles from './BlogHomeScreen.css.ts';
import { FeedLink } from '../../components/FeedLink/FeedLink.tsx';
import { LeadPost } from './LeadPost.tsx';
import { Writer } from './Writer.tsx';

const newest = 6;
/** The page of all posts has the rest. */
const mostTopics = 14;

function newestRead(language: Language): Loader<PostList> {
  return posts.published(language, { limit: newest, order: 'language' });
}

/** Returns the loaders of the data that `BlogHomeScreen` shows. */
export function loaders({ language }: ScreenContext): readonly Loader<unknown>[] {
  return [profileLoader(language), newestRead(language)];
}

/** The author, then the sections that the owner has chosen: the newest post in large, earlier posts, topics. */
export function BlogHomeScreen() {
  const { t } = useLingui();
  const { profile, text } = useProfile() ?? {};
  const { language } = usePage();
  const site = useSite();
  const words = site?.[language];
  const name = text?.name;
  return (
    <div className={column}>
      <PageHead owner={text} words={words} description={name && t`Новые посты и темы блога. Пишет ${name}`} />
      <FeedLink words={words} />
      <Writer profile={profile} words={words} />
      <Sections sections={site?.blog_home ?? ['lead', 'newest', 'topics']} />
    </div>
  );
}

interface SectionsProps {
  sections: readonly BlogSection[];
}

function Sections({ sections }: SectionsProps) {
  const { language } = usePage();
  const isFolded = useFoldsOthers();
  const answer = useRead(newestRead(language));
  if (sections.length === 0) return null;
  if (answer.state === 'pending') return <PostBones />;
  if (answer.state === 'failed') return <PostsFailed answer={answer} />;
  const { tags, total } = answer.data;
  const own = answer.data.items.filter((post) => !postText(post, language).lang);
  // With posts in the language of the page, the others are left to the list of all posts.
  const items = isFolded && own.length > 0 ? own : answer.data.items;
  const [lead, ...others] = items;
  const all = total > items.length && <AllPosts />;
  return sections.map((section, index) => {
    if (section === 'topics') return <Topics key={section} tags={tags} />;
    if (section === 'newest') {
      const isBelowLead = sections[index - 1] === 'lead';
      const rows = sections.includes('lead') ? others : items;
      return (
        <Newest key={section} lead={isBelowLead ? lead : undefined} posts={rows} isEmpty={!lead} all={all} />
      );
    }
    // Directly above the list it is the list's first post.
    if (!lead || sections[index + 1] === 'newest') return null;
    return (
      <div key={section} className={block}>
        <LeadPost post={lead} isAlone />
        {!sections.includes('newest') && all}
      </div>
    );
  });
}

interface NewestProps {
  /** The post that the list shows first, in large. */
  lead: PostSummary | undefined;
  posts: readonly PostSummary[];
  /** Whether the blog has no posts at all. */
  isEmpty: boolean;
  /** The link to all posts. */
  all: ReactNode;
}

function Newest({ lead, posts: rows, isEmpty, all }: NewestProps) {
  if (!isEmpty && !lead && rows.length === 0) return null;
  return (
    <section aria-labelledby="newest" className={block}>
      <h2 id="newest" className={blockTitle}>
        <Trans>Новое</Trans>
      </h2>
      {lead && <LeadPost post={lead} />}
      {isEmpty ? <NoPosts /> : <PostRows posts={rows} isLarge />}
      {all}
    </section>
  );
}

function AllPosts() {
  const { href } = useNavigation();
  return (
    <p className={styles.all}>
      <Link href={href('posts')} className={styles.allLink}>
        <Trans>Все посты</Trans>
        <Icon name="right" />
      </Link>
    </p>
  );
}

function Topics({ tags }: Pick<PostList, 'tags'>) {
  if (tags.length === 0) return null;
  return (
    <section aria-labelledby="topics" className={block}>
      <h2 id="topics" className={blockTitle}>
        <Trans>Темы</Trans>
      </h2>
      <TagLinks tags={tags.slice(0, mostTopics)} />
    </section>
  );
}
