// A whole server in a process of its own, with two pages: `/kept` may be kept by the server, `/fresh` is drawn each time.
import { createServer, type Server } from '../../createServer.ts';
import { readSettings } from '../../settings/readSettings.ts';

let drawn = 0;
const server: Server = createServer({
  settings: readSettings(),
  async pages(request) {
    const { origin, pathname } = new URL(request.url);
    const answer = await server.fetch(new Request(`${origin}/api/v1/projects/`));
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': pathname === '/kept' && answer.ok ? 'public, max-age=0' : 'no-store',
    };
    drawn += 1;
    // which drawing it is tells whoever asks whether the page was kept
    return new Response(`<p>${drawn}</p>`, { status: answer.status, headers });
  },
});
console.log(await server.listen());
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
