import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { createServer, type Server } from '../createServer.ts';
import { PageThread } from '../pages/thread/pageThread.ts';
import { ask } from '../testing/ask.ts';
import { collectLog } from '../testing/collectLog.ts';
import { describeDatabases } from '../testing/describeDatabases.ts';
import { testSettings } from '../testing/testSettings.ts';

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number };
}

interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: Attribute[];
}

interface Batch {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Span[] }[] }[];
}

/** Receives spans like a collector. */
async function startCollector(status = 200) {
  const batches: Batch[] = [];
  const headers: (string | string[] | undefined)[] = [];
  const server = createHttpServer((request, response) => {
    headers.push(request.headers['x-key']);
    void text(request).then((body) => {
      if (request.url === '/v1/traces') batches.push(JSON.parse(body) as Batch);
      response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    headers,
    resources: () => batches.flatMap(({ resourceSpans }) => resourceSpans.map(({ resource }) => resource)),
    spans: () =>
      batches.flatMap(({ resourceSpans }) =>
        resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}

const valueOf = ({ attributes }: { attributes: Attribute[] }, name: string) => {
  const value = attributes.find(({ key }) => key === name)?.value;
  return value?.stringValue ?? value?.intValue;
};

describeDatabases('traces', (databases) => {
  test('lead from the visitor’s request through the page’s own reads to their queries', async () => {
    const collector = await startCollector();
    const { settings, remove } = testSettings({
      databaseUrl: await databases.createMigrated(),
      traces: { endpoint: collector.endpoint, headers: { 'x-key': 'a secret' }, serviceName: 'me' },
    });
    const thread = new PageThread({
      file: new URL('../pages/thread/testing/scriptedThread.ts', import.meta.url),
      data: null,
      firstAddress: 'http://blog.localhost/',
      fetch: (request) => server.fetch(request),
      onEnd: (error) => expect.fail(error.message),
    });
    const server: Server = createServer({ settings, pages: thread.pages });
    const port = Number(new URL(await server.listen()).port);
    const [trace, parent] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];
    const sent = { traceparent: `00-${trace}-${parent}-01` };
    // another request runs concurrently: the traces must not mix
    const [answer] = await Promise.all([
      ask(port, 'blog.localhost', '/reading?q=secret', sent),
      ask(port, 'blog.localhost', '/page'),
    ]);
    expect(answer.text).toBe('200');
    await server.close();
    await thread.close();
    const own = collector.spans().filter(({ traceId }) => traceId === trace);
    const page = own.find(({ name }) => name === 'GET page');
    const service = own.find(({ name }) => name === 'GET /api/v1/posts/');
    expect(page).toMatchObject({ parentSpanId: parent });
    expect(page && valueOf(page, 'url.path')).toBe('/reading');
    expect(page && valueOf(page, 'http.response.status_code')).toBe(200);
    expect(service).toMatchObject({ parentSpanId: page?.spanId });
    const queries = own.filter(
      ({ name, parentSpanId }) => name === 'query' && parentSpanId === service?.spanId,
    );
    expect(queries.map((span) => valueOf(span, 'db.query.text'))).toContainEqual(
      expect.stringContaining('posts'),
    );
    const other = collector.spans().filter(({ traceId }) => traceId !== trace);
    expect(other.map(({ name }) => name)).toEqual(['GET page']);
    expect(collector.resources().map((resource) => valueOf(resource, 'service.name'))).toContain('me');
    expect(new Set(collector.headers)).toEqual(new Set(['a secret']));
    expect(JSON.stringify(collector.spans())).not.toContain('secret');
    await collector.close();
    remove();
  });
});

test('links to a private CV and to a preview reach the collector without their tokens', async () => {
  const collector = await startCollector();
  const traces = { endpoint: collector.endpoint, headers: {}, serviceName: 'me' };
  const { settings, remove } = testSettings({ traces });
  const server = createServer({ settings, pages: async () => new Response('page') });
  const port = Number(new URL(await server.listen()).port);
  for (const path of ['/cv/a-token', '/api/v1/preview-links/a-token/'])
    await ask(port, 'blog.localhost', path);
  await server.close();
  const paths = collector.spans().map((span) => valueOf(span, 'url.path'));
  expect(paths).toEqual(expect.arrayContaining(['/cv/***', '/api/v1/preview-links/***/']));
  expect(JSON.stringify(collector.spans())).not.toContain('a-token');
  await collector.close();
  remove();
});

test('a failing collector costs a line in the log and nothing else', async () => {
  const collector = await startCollector(400);
  const log = collectLog();
  const { settings, remove } = testSettings({
    logLevel: 'warn',
    traces: { endpoint: collector.endpoint, headers: {}, serviceName: 'me' },
  });
  const server = createServer({ settings, logDestination: log.stream });
  const port = Number(new URL(await server.listen()).port);
  expect((await ask(port, 'blog.localhost', '/api/v1/profile/')).status).toBe(200);
  await server.close();
  expect(log.linesWith('traces: ')).not.toEqual([]);
  await collector.close();
  remove();
});
