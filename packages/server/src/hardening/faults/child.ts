// A whole server in a separate process, with two pages: `/kept` may be cached by the server, `/fresh` is drawn each
// time.
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
    // the number of the drawing shows the client whether the page was cached
    return new Response(`<p>${drawn}</p>`, { status: answer.status, headers });
  },
});
console.log(await server.listen());
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
