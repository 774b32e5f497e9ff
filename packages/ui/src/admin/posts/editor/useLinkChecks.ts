import type { Language } from '@janus-site/core';
import { posts } from '@janus-site/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { useServices } from '../../../hooks/services.ts';
import type { Finding } from './publishChecks.ts';
import { brokenFormulas, decode, innerLinks } from './publishChecks.ts';

/** Null while the services are being asked. */
export type LinkChecks = readonly Finding[] | null;

/** Posts of one text that are looked up; more would be a burden on the service. */
const most = 30;

/** Links inside the site that lead nowhere, and formulas that cannot be drawn: only the services know. */
export function useLinkChecks(body: string, language: Language): LinkChecks {
  const { api } = useServices();
  const [found, setFound] = useState<LinkChecks>(null);
  const look = useEffectEvent(async (): Promise<Finding[]> => {
    const links = innerLinks(body);
    const slugs = [...new Set(links.filter(({ kind }) => kind === 'post').map(({ name }) => name))];
    const hasAnchors = links.some(({ kind }) => kind === 'anchor');
    const mayHaveFormulas = body.includes('$') || body.includes('```math');
    const [preview, ...answers] = await Promise.all([
      hasAnchors || mayHaveFormulas ? posts.preview.run(api, { body, language }) : null,
      ...slugs.slice(0, most).map((slug) => posts.byReference(slug).load(api)),
    ]);
    const missing = new Set(
      slugs.filter((_, index) => {
        const answer = answers[index];
        return answer && !answer.ok && answer.error.kind === 'http' && answer.error.status === 404;
      }),
    );
    const html = preview?.ok ? preview.data.html : null;
    const anchors = new Set([...(html ?? '').matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
    // A name that another site would give the heading is led there by the server, and is in no link any more.
    const asked = new Set([...(html ?? '').matchAll(/\shref="#([^"]+)"/g)].map(([, id = '']) => decode(id)));
    const broken = links.flatMap(({ kind, name, place }): Finding[] => {
      if (kind === 'post') return missing.has(name) ? [{ check: 'brokenPost', place, detail: name }] : [];
      const isBroken = html !== null && asked.has(name) && !anchors.has(name);
      return isBroken ? [{ check: 'brokenAnchor', place, detail: name }] : [];
    });
    return html === null ? broken : [...broken, ...brokenFormulas(body, html)];
  });
  useEffect(() => {
    let isGone = false;
    const run = async () => {
      const next = await look();
      if (!isGone) setFound(next);
    };
    void run();
    return () => {
      isGone = true;
    };
  }, [body, language]);
  return found;
}
