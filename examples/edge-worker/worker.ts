// Shows the newest posts of a Janus at the edge: a `fetch` handler that uses only what every edge runtime has.
import { createApi, errorText, posts } from '@janus-site/core';

/** The environment: the address of the Janus. */
export interface Environment {
  JANUS_URL: string;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replaceAll(/["&<>]/g, (sign) => escapes[sign] ?? sign);

function pageOf(body: string, status = 200): Response {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Writing</title><h1>Writing</h1>${body}`;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': status === 200 ? 'public, max-age=60' : 'no-store',
  };
  return new Response(html, { status, headers });
}

export default {
  async fetch(request: Request, { JANUS_URL: url }: Environment): Promise<Response> {
    if (request.method !== 'GET') return new Response(null, { status: 405, headers: { allow: 'GET' } });
    const api = createApi({ baseUrls: { auth: url, portfolio: url, posts: url } });
    // A visitor who leaves cancels the call.
    const answer = await posts.published('en', { limit: 10 }).load(api, request.signal);
    if (!answer.ok) return pageOf(`<p>${escapeHtml(errorText(answer.error, 'en'))}</p>`, 502);
    const rows = answer.data.items.map(({ slug, translations }) => {
      const title = translations.find(({ language }) => language === 'en')?.title ?? slug;
      return `<li><a href="${escapeHtml(`${url}/en/post/${slug}`)}">${escapeHtml(title)}</a></li>`;
    });
    return pageOf(`<ul>${rows.join('')}</ul>`);
  },
};
