import type { MarkdownIt, StateCore, Token } from 'markdown-it';
import { renderEnv } from './env.ts';

interface Host {
  name: string;
  /** The address of one video, without its protocol. */
  video: RegExp;
}

const hosts: readonly Host[] = [
  {
    name: 'YouTube',
    video:
      /^(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:.*&)?v=|shorts\/|live\/|embed\/)|youtu\.be\/)[\w-]{6,}/i,
  },
  { name: 'Vimeo', video: /^(?:www\.|player\.)?vimeo\.com\/(?:video\/|channels\/\w+\/)?\d{5,}/i },
  { name: 'RuTube', video: /^(?:www\.)?rutube\.ru\/(?:video|shorts|play\/embed)\/[0-9a-f]{16,}/i },
  {
    name: 'VK',
    video: /^(?:m\.|www\.)?(?:vk\.com|vk\.ru|vkvideo\.ru)\/(?:.*[?&]z=)?(?:video|clip)-?\d+_\d+/i,
  },
];

function hostOf(address: string): string | undefined {
  const plain = address.replace(/^https?:\/\//i, '');
  return plain === address ? undefined : hosts.find(({ video }) => video.test(plain))?.name;
}

const unnamed = { ru: 'Видео', en: 'Video' } as const;

/** The link that makes up a whole paragraph; undefined for any other content. */
function onlyLink({ children }: Token): { address: string; title: string } | undefined {
  const [open, ...rest] = children ?? [];
  if (open?.type !== 'link_open' || rest.at(-1)?.type !== 'link_close') return undefined;
  const inside = rest.slice(0, -1);
  if (!inside.every(({ type }) => type === 'text' || type === 'code_inline')) return undefined;
  const address = String(open.attrGet('href'));
  const isBare = open.info === 'auto';
  return { address, title: isBare ? '' : inside.map(({ content }) => content).join('') };
}

/**
 * Turns a link to a video alone in its paragraph into a drawn still: nothing is requested from another site before it is
 * pressed.
 */
function drawCards(state: StateCore): void {
  const { language } = renderEnv(state.env);
  const { escapeHtml } = state.md.utils;
  for (const [index, inline] of state.tokens.entries()) {
    if (inline.type !== 'inline' || state.tokens[index - 1]?.type !== 'paragraph_open') continue;
    const link = onlyLink(inline);
    const host = link && hostOf(link.address);
    if (!link || host === undefined) continue;
    const card = new state.Token('janus_video', '', 0);
    const title = escapeHtml(link.title.trim() || unnamed[language]);
    card.content = `<a class="video-card" href="${escapeHtml(link.address)}"><span class="video-title">${title}</span> <span class="video-host">${host}</span></a>`;
    inline.children = [card];
  }
}

export function videoLinks(md: MarkdownIt): void {
  md.core.ruler.after('linkify', 'janus_videos', drawCards);
  md.renderer.rules['janus_video'] = (tokens, index) => tokens[index]?.content ?? '';
}
