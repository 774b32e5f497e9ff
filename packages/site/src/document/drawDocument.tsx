import { createApi } from '@janus-site/core';
import type { FormOutcome } from '@janus-site/ui/hooks/formOutcome.tsx';
import type { PageFacts } from '@janus-site/ui/hooks/page.ts';
import { parentDomain } from '@janus-site/ui/text/parentDomain.ts';
import { accentStyle } from '@janus-site/ui/theme/accent.ts';
import { themeScriptOf } from '@janus-site/ui/theme/themeChoice.ts';
import { typefaces } from '@janus-site/ui/theme/typefaces.ts';
import { renderToString } from 'react-dom/server';
import { App } from '../App.tsx';
import { createI18n } from '../page/catalogues.ts';
import type { Links } from '../page/links.ts';
import type { Page } from '../page/page.ts';
import { serializeState, stateId } from '../page/pageState.ts';
import { createServerContexts } from './serverContexts.ts';
import { otherOrigins } from '../page/services.ts';
import { isShell } from '../page/view.ts';
import { describePage, settingsOf } from './describePage.ts';
import { finishDocument } from './documentParts.ts';
import { iconLinks, logoStyle } from './ownLogo.ts';
import { lookStyle } from './lookStyle.ts';
import type { RendererOptions } from './renderer.ts';

export interface Drawing {
  page: Page;
  /** The requested address with its host. */
  url: URL;
  outcome: FormOutcome | null;
  /** The page of a failed request has no scripts and no machine-readable data. */
  hasFailed?: boolean;
}

/** Rendering needs no requests: all data was loaded before. */
const refuse = () => Promise.reject(new Error('A page reads nothing while it is drawn'));

/** Renders a page as a complete HTML document, with its headers. */
export async function drawDocument(
  { page, url, outcome, hasFailed = false }: Drawing,
  { hosts, scheme, baseUrls, findParts, machineHead }: Omit<RendererOptions, 'fetch'>,
): Promise<{ html: string; headers: Record<string, string> }> {
  const { name, face, language, layoutName, resolution, data } = page;
  const isWaiting = isShell(name);
  const api = createApi({ baseUrls, fetch: refuse });
  const head: { facts: PageFacts | null } = { facts: null };
  const onHead = (facts: PageFacts) => {
    head.facts = facts;
  };
  const contexts = createServerContexts(page, { host: url.host, scheme, hosts }, api, onHead);
  const html = renderToString(
    <App
      view={{ address: url.pathname + url.search, page, stage: isWaiting ? 'waiting' : 'ready', error: null }}
      contexts={contexts}
      i18n={createI18n(language, page.messages)}
      outcome={outcome}
      onRetry={() => undefined}
    />,
  );
  const described = isWaiting || hasFailed ? null : describePage(page, contexts.navigation, head.facts);
  const site = settingsOf(page);
  const parts = await findParts({
    name,
    screen: page.part.name,
    layout: layoutName,
    face,
    language,
    typeface: site.typeface ?? 'inter',
  });
  const logo = { face, site, domain: resolution.domain };
  const finished = finishDocument({
    html,
    machineHead: iconLinks(logo) + (described === null ? '' : machineHead(described)),
    parts,
    state: hasFailed ? null : serializeState({ hosts, scheme, data, outcome, baseUrls, resolution }),
    stateId,
    siteStyle: accentStyle(face, site[`${face}_accent`]) + logoStyle(logo) + lookStyle(site),
    ownFont: site.typeface && typefaces[site.typeface].family,
    ...acrossFaces(page, url, contexts.navigation),
    startsAtOnce: isWaiting,
    services: otherOrigins(hasFailed ? { auth: '', portfolio: '' } : baseUrls),
  });
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-language': language };
  // In development Vite adds scripts and styles of its own, and a rendered page is soon outdated.
  return parts.developmentHead === undefined
    ? { html: finished.html, headers: { ...headers, 'content-security-policy': finished.policy } }
    : { html: finished.html, headers: { ...headers, 'cache-control': 'no-store' } };
}

/**
 * Returns how the theme is applied, and kept on both faces: by a common cookie or, without a common domain, by links;
 * and the other origins that forms may lead to: public pages of the portfolio have a search in the blog.
 */
function acrossFaces(page: Page, url: URL, { faceHref }: Links) {
  const { face, name } = page;
  const { theme } = settingsOf(page);
  const other = new URL(faceHref(face === 'blog' ? 'portfolio' : 'blog'), url);
  const isApart = other.host !== url.host;
  const domain = parentDomain(url.hostname, other.hostname) ?? undefined;
  const carriedTo = domain === undefined && isApart ? other.host : undefined;
  const forms = face === 'portfolio' && isApart && !isShell(name) ? [other.origin] : [];
  return { theme, domain, themeScript: themeScriptOf(theme, carriedTo), forms };
}
