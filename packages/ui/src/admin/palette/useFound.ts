import { can, experiences, posts, projects } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useDeferredValue } from 'react';
import { useNavigation } from '../../hooks/navigation.ts';
import { usePage } from '../../hooks/page.ts';
import { useRead } from '../../hooks/useRead.ts';
import { useSession } from '../../hooks/useSession.ts';
import { acrossFaces, useFaceLinks } from '../shared/acrossFaces.ts';
import { pickTranslation } from '../shared/titles.ts';
import type { Command } from './command.ts';
import { matching } from './command.ts';

const shortest = 2;
const ofEach = 5;

export interface Found {
  commands: Command[];
  /** Some of it is still on its way. */
  isPending: boolean;
}

/** Posts, projects and places of work whose names have the typed words; choosing one opens its form. */
export function useFound(typed: string): Found {
  const { t } = useLingui();
  const { language } = usePage();
  const { navigate } = useNavigation();
  const links = useFaceLinks();
  const { user } = useSession();
  const words = useDeferredValue(typed.trim());
  const isAsked = words.length >= shortest && can(user, 'manageContent');
  const postsRead = useRead(isAsked ? posts.list({ q: words, limit: ofEach }) : null, { keepPrevious: true });
  const projectsRead = useRead(isAsked ? projects.all() : null);
  const experiencesRead = useRead(isAsked ? experiences.all() : null);
  if (!isAsked) return { commands: [], isPending: false };

  const open = (id: string, label: string, hint: string, glyph: Command['glyph'], href: string): Command => ({
    id,
    group: 'found',
    label,
    glyph,
    hint,
    run: () => navigate(href),
  });
  const edit = (route: 'projectsAdmin' | 'experiencesAdmin', id: string) =>
    acrossFaces(links, 'portfolio', route, { query: { edit: id } });
  const ofProjects = (projectsRead.state === 'ready' ? projectsRead.data.items : []).map((project) => ({
    ...open(
      project.id,
      pickTranslation(project.translations, language)?.title ?? '',
      t`проект`,
      'folder',
      edit('projectsAdmin', project.id),
    ),
    words: project.translations.map((one) => one.title).join(' '),
  }));
  const ofExperiences = (experiencesRead.state === 'ready' ? experiencesRead.data.items : []).map((item) => ({
    ...open(
      item.id,
      pickTranslation(item.translations, language)?.company ?? '',
      t`место работы`,
      'briefcase',
      edit('experiencesAdmin', item.id),
    ),
    words: item.translations.map((one) => `${one.company} ${one.job_title}`).join(' '),
  }));
  const ofPosts = (postsRead.state === 'ready' ? postsRead.data.items : []).map((post) =>
    open(
      post.id,
      pickTranslation(post.translations, language)?.title || post.slug,
      t`пост`,
      'file',
      acrossFaces(links, 'blog', 'editPost', { params: { id: post.id } }),
    ),
  );
  return {
    commands: [
      ...ofPosts,
      ...matching(ofProjects, words).slice(0, ofEach),
      ...matching(ofExperiences, words).slice(0, ofEach),
    ],
    isPending: [postsRead, projectsRead, experiencesRead].some((read) => read.state === 'pending'),
  };
}
