import type { ClientError, PanelSearchItem } from '@janus-site/core';
import { can, search } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useDeferredValue } from 'react';
import { usePage } from '../../hooks/page.ts';
import { useRead } from '../../hooks/useRead.ts';
import { useSession } from '../../hooks/useSession.ts';
import { useFaceLinks } from '../shared/acrossFaces.ts';
import { useFollow } from '../shared/useFollow.ts';
import type { Command } from './command.ts';
import { foundHref } from './foundHref.ts';

const shortest = 2;
const ofEach = 5;

const glyphs: Record<PanelSearchItem['kind'], Command['glyph']> = {
  post: 'file',
  project: 'folder',
  experience: 'briefcase',
  career: 'file',
  message: 'inbox',
  picture: 'image',
};

export interface Found {
  commands: Command[];
  /** Whether some results are still loading. */
  isPending: boolean;
  /** Why these words could not be searched for. */
  failure: { error: ClientError; retry(): void } | null;
}

/** Searches the panel's content; choosing a result opens it. */
export function useFound(typed: string): Found {
  const { t } = useLingui();
  const { language } = usePage();
  const follow = useFollow();
  const links = useFaceLinks();
  const { user } = useSession();
  const words = useDeferredValue(typed.trim());
  const isAsked = words.length >= shortest && can(user, 'manageContent');
  const read = useRead(isAsked ? search.inPanel({ q: words, language, limit: ofEach }) : null, {
    keepPrevious: true,
  });
  if (!isAsked) return { commands: [], isPending: false, failure: null };

  const names: Record<PanelSearchItem['kind'], { there: string; deleted: string }> = {
    post: { there: t`пост`, deleted: t`удалённый пост` },
    project: { there: t`проект`, deleted: t`удалённый проект` },
    experience: { there: t`место работы`, deleted: t`удалённое место работы` },
    career: { there: t`запись резюме`, deleted: t`запись резюме` },
    message: { there: t`сообщение`, deleted: t`удалённое сообщение` },
    picture: { there: t`картинка`, deleted: t`картинка` },
  };
  const commands = (read.state === 'ready' ? read.data.items : []).map((item): Command => ({
    id: `${item.kind}-${item.id}`,
    group: 'found',
    label: item.title || t`Без названия`,
    glyph: item.is_deleted ? 'trash' : glyphs[item.kind],
    hint: names[item.kind][item.is_deleted ? 'deleted' : 'there'],
    run: (isAtDate) =>
      follow(foundHref(links, item, words) + (isAtDate && item.kind === 'post' ? '#date' : '')),
  }));
  return {
    commands,
    isPending: read.state === 'pending' || (read.state === 'ready' && read.isStale),
    failure: read.state === 'failed' ? read : null,
  };
}
