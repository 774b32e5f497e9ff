// Tests deploy/compose.yaml, started as its guide describes, against its promises.
import { randomBytes } from 'node:crypto';
import { appendFile, cp, rm, symlink, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { run } from '../support/run.ts';
import { runOrThrow } from '../support/runOrThrow.ts';
import { Stack } from './Stack.ts';
import { underLoad } from './underLoad.ts';
import { names } from './names.ts';
import { Visitor } from './Visitor.ts';

const project = `janus-trial-${process.pid}`;
const patience = 180_000;
const authority = '/data/caddy/pki/authorities/local/root.crt';

export class ComposeTrial {
  readonly #release: string;
  /** A link to the running release. */
  readonly #link: string;
  readonly #stack: Stack;
  readonly #faults: string[] = [];
  #visitor = new Visitor('');
  #password = '';

  /** Takes a release that is unpacked there and belongs to the trial. */
  constructor(compose: readonly string[], release: string) {
    this.#release = release;
    this.#link = join(dirname(release), 'janus');
    this.#stack = new Stack(compose, join(this.#link, 'deploy'), project);
  }

  /** Returns the broken promises as sentences. */
  async run(): Promise<string[]> {
    const hosts = { PORTFOLIO_HOST: names.portfolio, BLOG_HOST: names.blog };
    const lines = Object.entries({ ...hosts, POSTGRES_PASSWORD: randomBytes(16).toString('hex') });
    await writeFile(join(this.#release, 'deploy/.env'), lines.map((pair) => `${pair.join('=')}\n`).join(''));
    await symlink(basename(this.#release), this.#link);
    try {
      await this.#stack.compose('build');
      await this.#start('the first start', () => this.#stack.compose('up', '--detach'));
      this.#password = await this.#readPassword();
      await this.#lookAround();
      console.log(`memory: ${(await this.#stack.memory()).join(', ')}`);
      await this.#startAgain();
      await this.#update();
      await this.#roll();
    } catch (error) {
      this.#faults.push(String(error));
    } finally {
      this.#visitor.leave();
      if (this.#faults.length > 0) console.log(await this.#stack.compose('logs', '--tail=30'));
      await this.#stack.compose('down', '--volumes');
    }
    return this.#faults;
  }

  #expect(holds: boolean, fault: string): void {
    if (!holds) this.#faults.push(fault);
  }

  /** Runs a start and waits for a page of each face over TLS. */
  async #start(what: string, begin: () => Promise<unknown>): Promise<void> {
    const began = performance.now();
    await begin();
    for (;;) {
      if (await this.#serves()) break;
      if (performance.now() - began > patience) throw new Error(`${what}: no pages in ${patience / 1000} s`);
      await wait(100);
    }
    console.log(`${what}: both faces after ${((performance.now() - began) / 1000).toFixed(1)} s`);
  }

  async #serves(): Promise<boolean> {
    const certificate = await this.#stack.exec('caddy', 'cat', authority).catch(() => null);
    if (certificate === null) return false;
    this.#visitor.leave();
    this.#visitor = new Visitor(certificate);
    for (const name of Object.values(names)) {
      const answer = await this.#visitor.ask(name, '/').catch(() => null);
      if (answer?.status !== 200) return false;
    }
    return true;
  }

  async #readPassword(): Promise<string> {
    const said = await this.#stack.compose('logs', 'janus');
    const [, password = ''] = / {2}password {2}(\S+)/.exec(said) ?? [];
    this.#expect(password !== '', 'the log does not say the password of the owner');
    return password;
  }

  async #signIn(): Promise<string> {
    const body = { username: 'owner', password: this.#password };
    const { status, text } = await this.#visitor.ask(names.portfolio, '/api/v1/login/', { body });
    this.#expect(status === 200, `the owner is not signed in: ${status}`);
    return (JSON.parse(text) as { access_token: string }).access_token;
  }

  async #others(): Promise<string> {
    const ids = [await this.#stack.idsOf('postgres'), await this.#stack.idsOf('caddy')];
    return ids.join(' ');
  }

  async #countPosts(): Promise<number> {
    const words = ['psql', '--username=janus', '--tuples-only', '--no-align'];
    return Number(await this.#stack.exec('postgres', ...words, '--command=select count(*) from posts'));
  }

  async #lookAround(): Promise<void> {
    for (const name of Object.values(names))
      for (const path of ['/', '/en']) {
        const { status, text } = await this.#visitor.ask(name, path);
        this.#expect(
          status === 200 && text.includes('<html lang='),
          `${name}${path} is answered with ${status}`,
        );
      }
    const [status, location] = await new Promise<[number?, string?]>((resolve, reject) => {
      get({ host: '127.0.0.1', path: '/en', headers: { host: names.blog } }, (answer) => {
        resolve([answer.statusCode, answer.headers.location]);
        answer.resume();
      }).once('error', reject);
    });
    this.#expect(location === `https://${names.blog}/en`, `http is answered with ${status} ${location}`);
    const { text } = await this.#visitor.ask(names.blog, '/');
    const [, canonical] = /<link rel="canonical" href="([^"]*)"/.exec(text) ?? [];
    this.#expect(canonical === `https://${names.blog}/`, `the blog calls itself ${canonical}`);
    const find = ['run', '--rm', '--entrypoint=find', 'janus', '/opt', '-name', '.env'];
    const secrets = await runOrThrow('docker', find);
    this.#expect(secrets === '', `the image has secrets: ${secrets}`);
    const data = await this.#stack.exec('janus', 'ls', '/data');
    this.#expect(!data.includes('sqlite'), 'there is a database beside PostgreSQL');
  }

  async #startAgain(): Promise<void> {
    const token = await this.#signIn();
    const body = {
      translations: [{ language: 'ru', title: 'Журнал', body: 'Слова.', status: 'published' }],
      slug: 'kept',
    };
    const { status } = await this.#visitor.ask(names.blog, '/api/v1/posts/', { token, body });
    this.#expect(status === 201, `a post is refused with ${status}`);
    const posts = await this.#countPosts();
    const isThere = async (when: string) => {
      this.#expect(
        (await this.#visitor.ask(names.blog, '/post/kept')).status === 200,
        `${when} a post is gone`,
      );
      this.#expect((await this.#countPosts()) === posts, `${when} the database has not all posts`);
      // Another secret would refuse a token that was signed before the restart.
      const answer = await this.#visitor.ask(names.blog, '/api/v1/users/me/', { token });
      this.#expect(answer.status === 200, `${when} a session is over: ${answer.status}`);
    };
    await this.#start('restart', () => this.#stack.compose('restart'));
    await isThere('after a restart');
    await this.#start('down and up', async () => {
      await this.#stack.compose('down');
      await this.#stack.compose('up', '--detach');
    });
    await isThere('after down and up');
  }

  async #loaded(what: string, work: () => Promise<void>): Promise<void> {
    const token = await this.#signIn();
    const before = await this.#countPosts();
    const { asked, written, failed, refused, slowest } = await underLoad(this.#visitor, token, work);
    const found = (await this.#countPosts()) - before;
    console.log(
      `${what}: ${asked} requests, ${failed.length} reads failed, the slowest ${Math.round(slowest)} ms; ` +
        `${written} posts written, ${found} in the database, ${refused.length} refused`,
    );
    this.#expect(found >= written, `${what}: ${written - found} writes are lost`);
    for (const fault of new Set(failed)) this.#faults.push(`${what}: ${fault}`);
    // While Janus is down, Caddy before 2.11.2 queues reads but not writes.
    for (const fault of new Set(refused))
      if (!fault.startsWith('502')) this.#faults.push(`${what}: a write, ${fault}`);
  }

  /** Updates as the guide describes: another release next to it, with the same .env. */
  async #update(): Promise<void> {
    const newer = `${this.#release}-newer`;
    await cp(this.#release, newer, { recursive: true });
    await appendFile(join(newer, 'CHANGELOG.md'), '\nNewer.\n');
    await rm(this.#link);
    await symlink(basename(newer), this.#link);
    const [before] = await this.#stack.idsOf('janus');
    const others = await this.#others();
    await this.#stack.compose('build');
    await this.#stack.compose('run', '--rm', '--no-deps', 'janus', 'config');
    await this.#loaded('an update', async () => {
      await this.#stack.compose('up', '--detach');
      await wait(5000);
    });
    const [after] = await this.#stack.idsOf('janus');
    this.#expect(before !== after, 'an update replaced nothing');
    this.#expect((await this.#others()) === others, 'an update replaced the proxy or the database');
  }

  /** Starts a second instance and stops the first. */
  async #roll(): Promise<void> {
    const [first = ''] = await this.#stack.idsOf('janus');
    await this.#loaded('one instance beside the other, which goes', async () => {
      await this.#stack.compose('up', '--detach', '--no-recreate', '--scale', 'janus=2');
      while ((await this.#readyCount()) < 2) await wait(200);
      await wait(2000);
      await runOrThrow('docker', ['stop', first]);
      await wait(3000);
    });
    const { length } = await this.#stack.idsOf('janus');
    this.#expect(length === 1, `${length} instances are left of two`);
  }

  async #readyCount(): Promise<number> {
    const check =
      'fetch("http://127.0.0.1:3000/readyz").then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))';
    const ids = await this.#stack.idsOf('janus');
    const codes = await Promise.all(ids.map((id) => run('docker', ['exec', id, 'node', '-e', check])));
    return codes.filter(({ code }) => code === 0).length;
  }
}
