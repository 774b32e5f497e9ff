// The files in deploy/ are parsed by the programs they are for, if this machine has them.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createServer as createSocketServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseAllDocuments, parse } from 'yaml';
import { createServer as createJanus } from '../packages/server/src/createServer.ts';
import { definitions } from '../packages/server/src/settings/definitions.ts';
import { testSettings } from '../packages/server/src/testing/testSettings.ts';
import { findProgram } from './support/findProgram.ts';
import { freePort } from './support/product.ts';
import { root } from './support/root.ts';
import { run, toolEnvironment } from './support/run.ts';

const deploy = join(root, 'deploy');
const read = (name: string) => readFile(join(deploy, name), 'utf8');
let place = '';
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'janus-deploy-'));
});
afterAll(() => rm(place, { recursive: true }));

it('mentions only settings that exist', async () => {
  const declared = new Set<string>([...definitions.map(({ name }) => name), 'JANUS_CONFIG']);
  const names = await readdir(deploy, { recursive: true, withFileTypes: true });
  for (const entry of names.filter((one) => one.isFile())) {
    const text = await readFile(join(entry.parentPath, entry.name), 'utf8');
    const named = [...text.matchAll(/\bJANUS_[A-Z_]+/g)].map(([name]) => name);
    expect(
      named.filter((name) => !declared.has(name)),
      entry.name,
    ).toEqual([]);
  }
});

it('states the limits of start and memory that the tests of a release assert', async () => {
  const tests = await readFile(join(root, 'scripts/release.test.ts'), 'utf8');
  const limitOf = (name: string) => new RegExp(`${name}[^;]*toBeLessThan\\((\\d+)\\)`).exec(tests)?.[1];
  const text = await read('README.md');
  expect(text).toContain(`The tests of a release allow ${limitOf('expect\\(cpu')} s`);
  expect(text).toContain(`The tests allow ${limitOf('second.memory')} MB`);
});

describe('containers', () => {
  interface Service {
    environment: Record<string, string>;
    read_only?: boolean;
    healthcheck?: { test: string };
    ports?: string[];
  }

  it('compose: Janus writes only to its volume, and only the proxy publishes ports', async () => {
    const { services } = parse(await read('compose.yaml')) as { services: Record<string, Service> };
    expect(services['janus']).toMatchObject({ read_only: true, cap_drop: ['ALL'], volumes: ['data:/data'] });
    const open = Object.values(services).filter(({ ports }) => ports);
    expect(open).toEqual([services['caddy']]);
    // With its dependencies it would be recreated.
    expect(open[0]).not.toHaveProperty('depends_on');
  });

  it.skipIf(findProgram('pg_isready') === undefined)(
    'compose: PostgreSQL is healthy once it listens on TCP, not while it creates its database',
    async () => {
      const { services } = parse(await read('compose.yaml')) as { services: Record<string, Service> };
      const check = services['postgres']?.healthcheck?.test ?? '';
      // Any server that speaks the protocol counts as healthy: this one refuses each account.
      const refusal = Buffer.from('E____SFATAL\0C28000\0Mno\0\0', 'latin1');
      refusal.writeInt32BE(refusal.length - 1, 1);
      const listen = async (where: { path: string } | { port: number; host: string }) => {
        const server = createSocketServer((socket) => socket.once('data', () => socket.end(refusal)));
        server.listen(where);
        await once(server, 'listening');
        return server;
      };
      const port = await freePort();
      const env = { PGHOST: place, PGPORT: `${port}`, PGSSLMODE: 'disable', PGGSSENCMODE: 'disable' };
      const isWell = async () => (await run('sh', ['-c', check], { env })).code === 0;
      const making = await listen({ path: join(place, `.s.PGSQL.${port}`) });
      expect((await run('pg_isready', [], { env })).code, 'within its own container').toBe(0);
      expect(await isWell()).toBe(false);
      const serving = await listen({ port, host: '127.0.0.1' });
      expect(await isWell()).toBe(true);
      making.close();
      serving.close();
    },
  );

  it('compose: a variable missing in .env is an error, in syntax that every implementation supports', async () => {
    const named = [...(await read('compose.yaml')).matchAll(/\$\{([^}]*)\}/g)].map(([, name]) => name);
    expect(named.filter((name) => !/^[A-Z_]+:\?\w/.test(name ?? ''))).toEqual([]);
    expect(named.length).toBeGreaterThan(3);
  });

  it('use the user, the data folder and the port of the image', async () => {
    const image = await read('Dockerfile');
    const said = (pattern: RegExp) => pattern.exec(image)?.slice(1);
    const [user, group] = said(/^USER (\d+):(\d+)$/m)?.map(Number) ?? [];
    const [folder] = said(/^VOLUME (\S+)$/m) ?? [];
    const [port] = said(/^EXPOSE (\d+)$/m) ?? [];
    expect(await read('compose.yaml')).toContain(`volumes: ['data:${folder}']`);
    expect(await read('compose.yaml')).toContain(`JANUS: janus:${port}`);
    const kubernetes = await read('kubernetes/janus.yaml');
    for (const line of [
      `runAsUser: ${user}`,
      `runAsGroup: ${group}`,
      `fsGroup: ${group}`,
      `{ name: http, containerPort: ${port} }`,
      `{ name: data, mountPath: ${folder} }`,
    ])
      expect(kubernetes).toContain(line);
  });

  it('Kubernetes: the documents parse, and the deployment is non-root, read-only and probed', async () => {
    const documents = [];
    for (const name of await readdir(join(deploy, 'kubernetes')))
      for (const document of parseAllDocuments(await read(`kubernetes/${name}`), { merge: true })) {
        if (!('errors' in document)) continue;
        expect(document.errors, name).toEqual([]);
        documents.push(document.toJS() as Record<string, unknown> & { kind: string });
      }
    expect(documents.map(({ kind }) => kind).toSorted()).toEqual([
      'ConfigMap',
      'Deployment',
      'Ingress',
      'PodDisruptionBudget',
      'Secret',
      'Service',
    ]);
    // A value that works must not be public, in case nobody replaces it.
    const secret = documents.find(({ kind }) => kind === 'Secret');
    expect(Object.keys(secret?.['stringData'] as object)).toEqual([
      'DATABASE_URL',
      'JANUS_STORAGE_URL',
      'JANUS_BACKUPS_URL',
    ]);
    const deployment = documents.find(({ kind }) => kind === 'Deployment');
    expect(deployment).toMatchObject({
      spec: {
        template: {
          spec: {
            securityContext: { runAsNonRoot: true },
            enableServiceLinks: false,
            containers: [
              {
                securityContext: { readOnlyRootFilesystem: true },
                readinessProbe: { httpGet: { path: '/readyz', port: 'http' } },
              },
            ],
          },
        },
      },
    });
  });
});

it.skipIf(!existsSync('/usr/bin/systemd-analyze'))(
  'systemd: the unit is valid and passes the security audit at threshold 25',
  async () => {
    // Node and the release may be elsewhere here; everything else is unchanged.
    const unit = join(place, 'janus.service');
    const text = await read('systemd/janus.service');
    await writeFile(unit, text.replace(/^ExecStart=.*$/m, 'ExecStart=/bin/true'));
    const verified = await run('/usr/bin/systemd-analyze', ['verify', unit]);
    expect(verified.output).toBe('');
    const words = ['security', '--offline=true', '--threshold=25', unit];
    const closed = await run('/usr/bin/systemd-analyze', words);
    expect(closed.code, closed.output.slice(-500)).toBe(0);
  },
);

describe('an update by the instructions', () => {
  /** Runs the block after a heading, with the folders of a machine inside this one. Returns the result and the linked release. */
  async function update(heading: string, link: string, settings: { file: string; text: string }) {
    const machine = await mkdtemp(join(place, 'update-'));
    const inside = (path: string) => join(machine, path);
    const release = inside('janus-0.2.0');
    await Promise.all(
      ['bin', 'janus-0.2.0', dirname(link), dirname(settings.file)].map((name) =>
        mkdir(inside(name), { recursive: true }),
      ),
    );
    const commands = pathToFileURL(join(root, 'packages/server/src/cli/main.ts')).href;
    await writeFile(join(release, 'janus.js'), `await import('${commands}');`);
    await writeFile(join(release, 'package.json'), '{ "type": "module" }');
    await run('tar', ['-czf', 'janus-0.2.0.tar.gz', 'janus-0.2.0'], { cwd: machine });
    await writeFile(inside(settings.file), settings.text);
    await symlink('janus-0.1.0', inside(link));
    // Only root has these; the rest is executed as written.
    await writeFile(inside('bin/runuser'), '#!/bin/sh\nshift 3\nexec "$@"\n', { mode: 0o755 });
    await writeFile(inside('bin/systemctl'), '#!/bin/sh\necho restarted\n', { mode: 0o755 });
    const [, after = ''] = (await read('README.md')).split(heading);
    const [, block = ''] = /```sh\n([^`]*)```/.exec(after) ?? [];
    const commandsHere = block.replaceAll(/([ =])\/(opt|etc|var)\b/g, `$1${machine}/$2`);
    const env = {
      PATH: `${inside('bin')}:${toolEnvironment()['PATH']}`,
      NODE_OPTIONS: '--conditions=janus-source --disable-warning=ExperimentalWarning',
    };
    const { code, output } = await run('sh', ['-c', commandsHere], { cwd: machine, env });
    return { code, output, linked: await readlink(inside(link)) };
  }

  it.each([
    { heading: '**Update**: the new release', link: 'my-site/program', file: 'my-site/janus.env' },
    { heading: '### Update', link: 'opt/janus', file: 'etc/janus/janus.env' },
  ])('moves $link only if the new release accepts the settings', async ({ heading, link, file }) => {
    const refused = await update(heading, link, { file, text: 'JANUS_ORIGIN_SCHEME=gopher\n' });
    expect(refused).toEqual({
      code: 1,
      output: expect.stringContaining('JANUS_ORIGIN_SCHEME'),
      linked: 'janus-0.1.0',
    });
    expect(refused.output).not.toContain('restarted');
    const accepted = await update(heading, link, { file, text: 'JANUS_ORIGIN_SCHEME=https\n' });
    expect(accepted).toMatchObject({ code: 0, linked: 'janus-0.2.0' });
  });

  it('Compose: checks the settings with the new image before the container is replaced', async () => {
    const text = await read('README.md');
    const checked = 'docker compose build && docker compose run --rm --no-deps janus config >/dev/null';
    expect(text).toContain(`${checked} && docker compose up --detach`);
    expect(text).toContain(`1. \`${checked}\``);
  });
});

describe('monitoring', () => {
  /** Returns the names of a running server's metrics. */
  async function servedNames(): Promise<Set<string>> {
    const { settings, remove } = testSettings({ metricsPort: await freePort() });
    const server = createJanus({ settings });
    await server.listen();
    const answer = await fetch(`http://127.0.0.1:${settings.metricsPort}/metrics`);
    const text = await answer.text();
    await server.close();
    remove();
    return new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name = '']) => name));
  }

  it('uses only metrics that Janus exports', async () => {
    const served = await servedNames();
    for (const name of ['grafana.json', 'janus.rules.yml']) {
      const text = await read(`monitoring/${name}`);
      const named = [...text.matchAll(/\b(?:janus|nodejs|process)_\w+/g)].map(([word]) =>
        word.replace(/_(bucket|count|sum)$/, ''),
      );
      expect(named.length).toBeGreaterThan(5);
      expect(
        named.filter((word) => !served.has(word)),
        name,
      ).toEqual([]);
    }
  });

  it.skipIf(!existsSync('/usr/bin/promtool'))('has rules that Prometheus accepts', async () => {
    const checked = await run('/usr/bin/promtool', [
      'check',
      'rules',
      join(deploy, 'monitoring/janus.rules.yml'),
    ]);
    expect(checked.code, checked.output).toBe(0);
  });

  it.skipIf(!existsSync('/usr/bin/promtool'))(
    'reports a backup that never succeeded, and no letter that has just been written',
    async () => {
      const backup = 'janus_last_backup_timestamp_seconds{job="janus"}';
      const letters = 'janus_notices_waiting{job="janus"}';
      const firing = (alert: string, more = '') => `ALERTS{alertname="${alert}",alertstate="firing"${more}}`;
      const at = (time: string, series: string, isFiring: boolean) => ({
        eval_time: time,
        expr: series,
        exp_samples: isFiring ? [{ labels: series, value: 1 }] : [],
      });
      const [isOld, lettersWait] = [firing('JanusBackupIsOld'), firing('JanusLettersWait', ',job="janus"')];
      const tests = {
        rule_files: [join(deploy, 'monitoring/janus.rules.yml')],
        evaluation_interval: '1m',
        tests: [
          {
            interval: '1m',
            input_series: [
              { series: backup, values: '0x2400' },
              { series: letters, values: '1x200' },
            ],
            promql_expr_test: [
              at('1m', lettersWait, false),
              at('121m', lettersWait, true),
              at('35h', isOld, false),
              // An hour after the limit of 36 hours.
              at('38h', isOld, true),
            ],
          },
        ],
      };
      const file = join(place, 'rules.test.yml');
      await writeFile(file, JSON.stringify(tests));
      const tested = await run('/usr/bin/promtool', ['test', 'rules', file]);
      expect(tested.code, tested.output).toBe(0);
    },
  );
});

/** Creates a stand-in for Janus behind a proxy, which records requests and their visitors. */
function standIn() {
  const asked: string[] = [];
  const janus = createServer(({ method, url, headers }, response) => {
    const { host, 'x-forwarded-for': visitor, 'x-forwarded-proto': scheme } = headers;
    const way = method === 'GET' ? '' : `${method} `;
    const forged = String(headers['x-forwarded-host'] ?? '');
    asked.push(`${way}${String(scheme)}://${host}${url} ${String(visitor)}${forged}`);
    const isFile = url?.startsWith('/assets/');
    const kept = isFile ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate';
    response.writeHead(200, { 'cache-control': kept });
    setTimeout(() => response.end(`${host}`), url === '/slow' ? 500 : 0);
  });
  return {
    asked,
    async listen(port: number) {
      janus.listen(port, '127.0.0.1');
      await once(janus, 'listening');
    },
    end() {
      janus.closeAllConnections();
      janus.close();
    },
  };
}

/** Sends a request to a proxy as a visitor with a forged address and host. */
const askThrough =
  (port: number) =>
  async (host: string, path: string, ...more: string[]) => {
    const to = ['--resolve', `${host}:${port}:127.0.0.1`, `https://${host}:${port}${path}`];
    const headers = ['X-Forwarded-For: 203.0.113.9', 'X-Forwarded-Host: forged.example', `Host: ${host}`];
    const words = headers.flatMap((header) => ['-H', header]);
    return (await run('curl', ['-sk', ...more, ...words, ...to])).output;
  };

const caddy = findProgram('caddy');

describe.skipIf(caddy === undefined)('Caddy', () => {
  it('accepts the file, forwards host, scheme and visitor address, and waits during a restart', async () => {
    const ports = { http: await freePort(), https: await freePort(), janus: await freePort() };
    const file = join(place, 'Caddyfile');
    const own = [`http_port ${ports.http}`, `https_port ${ports.https}`, 'admin off', 'skip_install_trust'];
    // Certificates of a local authority, which needs no network.
    const options = [...own, 'local_certs', `storage file_system ${place}/caddy`];
    await writeFile(file, `{\n${options.join('\n')}\n}\n${await read('Caddyfile')}`);
    const names = { PORTFOLIO_HOST: 'example.com', BLOG_HOST: 'blog.example.com' };
    const env = { ...process.env, HOME: place, ...names, JANUS: `127.0.0.1:${ports.janus}` };
    const words = ['run', '--config', file, '--adapter', 'caddyfile'];
    const child = spawn(caddy ?? '', words, { env, stdio: 'ignore' });
    const { asked, listen, end } = standIn();
    const ask = askThrough(ports.https);
    try {
      const isThere = async () => (await run('curl', ['-sk', `https://127.0.0.1:${ports.https}`])).code !== 7;
      while (!(await isThere())) await wait(50);
      const waiting = ask('example.com', '/');
      await wait(500);
      await listen(ports.janus);
      expect(await waiting).toBe('example.com');
      expect(await ask('blog.example.com', '/en')).toBe('blog.example.com');
      expect(asked).toEqual(['https://example.com/ 127.0.0.1', 'https://blog.example.com/en 127.0.0.1']);
    } finally {
      child.kill('SIGTERM');
      await once(child, 'close');
      end();
    }
  });
});

const nginx = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx'].find(existsSync);
const openssl = ['/usr/bin/openssl', '/usr/local/bin/openssl'].find(existsSync);

it('nginx: caches files in a folder that it creates itself on any system', async () => {
  const [, folder = ''] = /proxy_cache_path (\S+)/.exec(await read('nginx.conf')) ?? [];
  // Only the last part is created, and packages of nginx differ in the contents of /var/cache.
  expect(dirname(folder)).toBe('/var/cache');
});

describe.skipIf(nginx === undefined || openssl === undefined)('nginx', () => {
  /** Returns the original file with this test's ports and folders. */
  async function configuration(
    ports: Record<'http' | 'https' | 'janus' | 'meanwhile', number>,
  ): Promise<string> {
    const [key, certificate] = [join(place, 'key.pem'), join(place, 'certificate.pem')];
    const subject = ['-subj', '/CN=example.com', '-days', '1', '-keyout', key, '-out', certificate];
    const words = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
    expect((await run(openssl ?? '', [...words, ...subject])).code).toBe(0);
    const text = (await read('nginx.conf'))
      .replaceAll(/^ *listen \[::\].*$/gm, '')
      .replace('listen 80;', `listen 127.0.0.1:${ports.http};`)
      .replace('listen 443 ', `listen 127.0.0.1:${ports.https} `)
      .replace('127.0.0.1:3000', `127.0.0.1:${ports.janus}`)
      .replace('127.0.0.1:3001', `127.0.0.1:${ports.meanwhile}`)
      .replace('/var/cache/nginx-janus', join(place, 'cache'))
      .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
      .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `${kind}_temp_path ${place}/${kind};`,
    );
    const file = join(place, 'nginx.conf');
    const user = process.getuid?.() === 0 ? 'user root;' : '';
    await writeFile(
      file,
      `daemon off; ${user} pid ${place}/pid; error_log ${place}/error.log;
events {} http { access_log off; ${temporary.join(' ')} ${text} }`,
    );
    return file;
  }

  async function throughNginx(
    work: (ask: ReturnType<typeof askThrough>, ports: { janus: number; meanwhile: number }) => Promise<void>,
  ): Promise<void> {
    const [http, https, janus, meanwhile] = [
      await freePort(),
      await freePort(),
      await freePort(),
      await freePort(),
    ];
    const file = await configuration({ http, https, janus, meanwhile });
    await mkdir(join(place, 'cache'), { recursive: true });
    const words = ['-c', file, '-p', place, '-e', join(place, 'error.log')];
    expect((await run(nginx ?? '', ['-t', ...words])).output).toContain('test is successful');
    const child = spawn(nginx ?? '', words, { stdio: 'ignore' });
    try {
      await work(askThrough(https), { janus, meanwhile });
    } finally {
      child.kill('SIGTERM');
      await once(child, 'close');
    }
  }

  it('accepts the file, forwards host, scheme and visitor address, and caches only what may be cached', async () => {
    const { asked, listen, end } = standIn();
    await throughNginx(async (ask, ports) => {
      await listen(ports.janus);
      while ((await ask('example.com', '/')) !== 'example.com') await wait(50);
      asked.length = 0;
      for (const host of ['example.com', 'blog.example.com'])
        for (const path of ['/', '/', '/assets/a.js', '/assets/a.js'])
          expect(await ask(host, path)).toBe(host);
      const seen = (host: string, path: string) => `https://${host}${path} 127.0.0.1`;
      expect(asked).toEqual(
        ['example.com', 'blog.example.com'].flatMap((host) =>
          ['/', '/', '/assets/a.js'].map((path) => seen(host, path)),
        ),
      );
    });
    end();
  });

  it('lets visitors of one page read it at the same time', async () => {
    const { listen, end } = standIn();
    await throughNginx(async (ask, ports) => {
      await listen(ports.janus);
      while ((await ask('example.com', '/')) !== 'example.com') await wait(50);
      const times = Array.from({ length: 12 }, () =>
        ask('example.com', '/slow', '-o', '/dev/null', '-w', '%{time_total}'),
      );
      const seconds = (await Promise.all(times)).map(Number);
      // A lock would let them through one by one.
      expect(Math.max(...seconds)).toBeLessThan(3);
    });
    end();
  });

  it('forwards HEAD as HEAD, by which the site counts pages opened within it', async () => {
    const { asked, listen, end } = standIn();
    await throughNginx(async (ask, ports) => {
      await listen(ports.janus);
      while ((await ask('example.com', '/')) !== 'example.com') await wait(50);
      asked.length = 0;
      await ask('example.com', '/post/a', '--head');
      expect(asked).toEqual(['HEAD https://example.com/post/a 127.0.0.1']);
    });
    end();
  });

  it('uses the second instance during an update, and the first one as soon as it is back', async () => {
    const [first, second] = [standIn(), standIn()];
    await throughNginx(async (ask, ports) => {
      await second.listen(ports.meanwhile);
      while ((await ask('example.com', '/')) !== 'example.com') await wait(50);
      expect(second.asked.length).toBeGreaterThan(0);
      second.end();
      await first.listen(ports.janus);
      expect(await ask('example.com', '/')).toBe('example.com');
      expect(first.asked).toHaveLength(1);
    });
    first.end();
  });
});
