import { sql } from 'kysely';
import type { Face, FaceHosts } from '@janus-site/core';
import { liveRedirects } from '../../db/live.ts';
import type { Database } from '../../db/schema.ts';
import type { Bilingual } from '../../errorCatalogue.ts';
import { contentAt } from './content.ts';
import { isOwnHost } from '../shared/isOwnHost.ts';
import { isElsewhere, isOwnPath, redirectPath, redirectTarget } from './path.ts';

export interface RedirectInput {
  face: Face;
  from: string;
  to: string;
}

/** Why an address cannot be used in a redirect. */
export interface RedirectFault {
  path: 'from' | 'to';
  code: 'not_a_path' | 'own_address' | 'address_taken' | 'no_such_page' | 'chain';
  message: Bilingual;
}

const fault = (
  path: RedirectFault['path'],
  code: RedirectFault['code'],
  ru: string,
  en: string,
): RedirectFault => ({ path, code, message: { ru, en } });

const faults = {
  from: fault(
    'from',
    'not_a_path',
    'Это не адрес этого сайта. Напишите путь, например /2014/09/post.html.',
    'This is not an address of this site. Enter a path, such as /2014/09/post.html.',
  ),
  own: fault(
    'from',
    'own_address',
    'По этому адресу отвечает сам сайт. Переадресовать можно только адрес, где ничего нет.',
    'The site itself responds at this address. You can redirect only an address where there is nothing.',
  ),
  taken: fault(
    'from',
    'address_taken',
    'С этого адреса уже есть переадресация. Измените её.',
    'This address already has a redirect. Edit that one.',
  ),
  leadsHere: fault(
    'from',
    'chain',
    'Сюда уже ведёт другая переадресация. Сначала направьте её на новое место.',
    'Another redirect leads here. Point that one to the new address first.',
  ),
  to: fault(
    'to',
    'not_a_path',
    'Сюда вести нельзя. Напишите путь, например /posts, или полный адрес с https://.',
    'A redirect cannot lead here. Enter a path, such as /posts, or a full address with https://.',
  ),
  ownSite: fault(
    'to',
    'not_a_path',
    'Это адрес вашего же сайта. Оставьте от него только путь. На страницы портфолио переадресуют в его панели, на страницы блога — в панели блога.',
    'This is an address of your own site. Enter only its path. Redirect to portfolio pages in the portfolio panel, and to blog pages in the blog panel.',
  ),
  missing: fault(
    'to',
    'no_such_page',
    'По этому адресу ничего нет. Проверьте его: вести можно к странице, посту или файлу.',
    'There is nothing at this address. Check it: a redirect leads to a page, a post or a file.',
  ),
  leadsOn: fault(
    'to',
    'chain',
    'Этот адрес сам ведёт дальше или сюда же. Укажите, куда прийти в конце.',
    'This address redirects further, or is the same one. Enter the final address.',
  ),
} as const;

/** Whether a redirect leads to an address, with any query or anchor. */
async function isTarget(db: Database, path: string, except: string): Promise<boolean> {
  const found = await liveRedirects(db)
    .select('id')
    .where('id', '<>', except)
    .where(
      sql<boolean>`(to_path = ${path} or substr(to_path, 1, length(cast(${path} as text)) + 1)
        in (${`${path}?`}, ${`${path}#`}))`,
    )
    .executeTakeFirst();
  return found !== undefined;
}

async function leadsOn(db: Database, path: string, except: string): Promise<boolean> {
  const found = await liveRedirects(db)
    .select('id')
    .where('from_path', '=', path)
    .where('id', '<>', except)
    .executeTakeFirst();
  return found !== undefined;
}

async function isAnswered(db: Database, path: string, now: number): Promise<boolean> {
  if (isOwnPath(path)) return true;
  // A WordPress post number, which the home page ignores.
  if (path.includes('?')) return false;
  for (const face of ['portfolio', 'blog'] as const)
    if ((await contentAt(db, face, path, now)) !== 'none') return true;
  return false;
}

export interface Judging {
  now: number;
  /** The redirect being written, which does not conflict with itself. */
  except?: string;
  /** Host names of the site, which the target must not have; if absent, any target of an import is accepted. */
  hosts?: FaceHosts;
}

/** Returns what prevents a redirect from this address to this target. */
async function wrongInOrder(
  db: Database,
  path: string,
  target: string,
  { now, except }: { now: number; except: string },
): Promise<RedirectFault | null> {
  if (await isAnswered(db, path, now)) return faults.own;
  const key = isElsewhere(target) ? null : redirectPath(target);
  if (key === path || (key !== null && (await leadsOn(db, key, except)))) return faults.leadsOn;
  if (await leadsOn(db, path, except)) return faults.taken;
  return (await isTarget(db, path, except)) ? faults.leadsHere : null;
}

async function wrongTarget(
  db: Database,
  face: Face,
  target: string,
  { now, hosts }: { now: number; hosts: FaceHosts },
): Promise<RedirectFault | null> {
  if (isElsewhere(target) && isOwnHost(new URL(target).host, hosts)) return faults.ownSite;
  return (await contentAt(db, face, target, now)) === 'none' ? faults.missing : null;
}

/**
 * Normalizes both addresses, or returns why they cannot be a redirect. A redirect takes one step: none leads to an
 * address that is redirected, so that no order of writes can create a loop (docs/behaviour.md, B49).
 */
export async function judgeRedirect(
  db: Database,
  { face, from, to }: RedirectInput,
  { now, except = '', hosts }: Judging,
): Promise<RedirectFault | { from_path: string; to_path: string }> {
  const path = redirectPath(from.trim());
  if (path === null || path === '') return faults.from;
  const target = redirectTarget(to.trim());
  if (target === null) return faults.to;
  const wrong =
    (await wrongInOrder(db, path, target, { now, except })) ??
    (hosts ? await wrongTarget(db, face, target, { now, hosts }) : null);
  return wrong ?? { from_path: path, to_path: target };
}
