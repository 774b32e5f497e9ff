import type { Api, Language, Post, Result } from '@janus-site/core';
import { posts } from '@janus-site/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigation } from '../../../hooks/navigation.ts';
import { useServices } from '../../../hooks/services.ts';
import { decodePart } from '../../../text/decodePart.ts';
import type { Finding } from './publishChecks.ts';
import { brokenFormulas, innerLinks, shownTags } from './publishChecks.ts';

/** Null while the server is being queried. */
export type LinkChecks = readonly Finding[] | null;

/** The most linked posts looked up per text, to limit the load on the server. */
const most = 30;

/** Returns the finding about a linked post; null if there was no response. */
function stateOf(answer: Result<Post> | undefined): 'brokenPost' | 'draftPost' | null {
  if (!answer) return null;
  if (!answer.ok) return answer.error.kind === 'http' && answer.error.status === 404 ? 'brokenPost' : null;
  const isPublic = answer.data.translations.some(
    ({ status, published_at }) =>
      status === 'published' && (!published_at || Date.parse(published_at) <= Date.now()),
  );
  return isPublic ? null : 'draftPost';
}

/** Returns a test for heading ids that the text links to but does not have. */
function brokenAnchors(html: string): (name: string) => boolean {
  const anchors = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
  // The server rewrites links to ids as other sites would form them, so those are not in the HTML.
  const asked = new Set([...html.matchAll(/\shref="#([^"]+)"/g)].map(([, id = '']) => decodePart(id)));
  return (name) => asked.has(name) && !anchors.has(name);
}

/** Returns whether no page of either face has the address. */
async function isAbsent(api: Api, slug: string): Promise<boolean> {
  const answers = await Promise.all(
    (['blog', 'portfolio'] as const).map((face) => posts.pageBySlug(slug, face).load(api)),
  );
  return answers.every((answer) => !answer.ok && answer.error.kind === 'http' && answer.error.status === 404);
}

/** Finds broken internal links, formulas that fail to render and unsupported tags, which only the server can detect. */
export function useLinkChecks(body: string, language: Language): LinkChecks {
  const { api } = useServices();
  const [checked, setChecked] = useState<{ body: string; findings: LinkChecks }>();
  const { origin } = useNavigation();
  const look = useEffectEvent(async (): Promise<Finding[]> => {
    const links = innerLinks(body, origin);
    const slugs = [...new Set(links.filter(({ kind }) => kind === 'post').map(({ name }) => name))];
    const pages = [...new Set(links.filter(({ kind }) => kind === 'page').map(({ name }) => name))];
    const absence = await Promise.all(pages.slice(0, most).map((page) => isAbsent(api, page)));
    const absent = new Set(pages.filter((_, at) => absence[at]));
    const hasAnchors = links.some(({ kind }) => kind === 'anchor');
    const mayBeShown = /[$<]|```math/.test(body);
    const [preview, ...answers] = await Promise.all([
      hasAnchors || mayBeShown ? posts.preview.run(api, { body, language }) : null,
      ...slugs.slice(0, most).map((slug) => posts.byReference(slug).load(api)),
    ]);
    const states = new Map(slugs.map((slug, index) => [slug, stateOf(answers[index])]));
    const html = preview?.ok ? preview.data.html : null;
    const isBroken = html === null ? () => false : brokenAnchors(html);
    const broken = links.flatMap(({ kind, name, place }): Finding[] => {
      const check = {
        anchor: isBroken(name) ? 'brokenAnchor' : null,
        post: states.get(name) ?? null,
        page: absent.has(name) ? 'brokenPage' : null,
        nowhere: 'brokenPage',
      } as const;
      return check[kind] ? [{ check: check[kind], place, detail: name }] : [];
    });
    return html === null ? broken : [...broken, ...shownTags(body, html), ...brokenFormulas(body, html)];
  });
  useEffect(() => {
    let isGone = false;
    const run = async () => {
      const findings = await look();
      if (!isGone) setChecked({ body, findings });
    };
    void run();
    return () => {
      isGone = true;
    };
  }, [body, language]);
  return checked?.body === body ? checked.findings : null;
}
