import { isPageSlug, pageRoute } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from '../../components/Link/Link.tsx';
import { useNavigation } from '../../hooks/navigation.ts';
import { usePage } from '../../hooks/page.ts';
import { decodePart } from '../../text/decodePart.ts';

/** Returns a function that renders the name of a counted page as a link to it. */
export function usePageNames(): (path: string) => ReactNode {
  const { t } = useLingui();
  const { face } = usePage();
  const { href } = useNavigation();
  const [home, posts, others] = [t`Главная`, t`Все посты`, t`Остальные`];
  return (path) => {
    if (path === '*') return others;
    if (path === '/') return <Link href={href(face === 'blog' ? 'blogHome' : 'home')}>{home}</Link>;
    if (path === '/posts') return <Link href={href('posts')}>{posts}</Link>;
    const [, room, name = ''] = path.split('/');
    const part = decodePart(name);
    if (room === 'post')
      return <Link href={href('post', { params: { slug: part } })}>{decodePart(path)}</Link>;
    if (room === 'tags') return <Link href={href('tag', { params: { tag: part } })}>{decodePart(path)}</Link>;
    if (room === 'series')
      return <Link href={href('series', { params: { slug: part } })}>{decodePart(path)}</Link>;
    if (room && isPageSlug(room) && path === `/${room}`)
      return <Link href={href(pageRoute[face], { params: { page: room } })}>{path}</Link>;
    return path;
  };
}
