import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeDatabases } from '../../testing/describeDatabases.ts';
import type { TestServer } from '../../testing/startTestServer.ts';

type ResourceName = 'posts' | 'projects' | 'experiences';
type Step = { act: 'create' | 'edit' | 'delete' | 'restore' | 'reorder'; resource: ResourceName; n: number };

/** The expected items, in order. */
interface Thing {
  id: string;
  title: string;
  isDeleted: boolean;
}
/** The fields of the responses below; each has some of them. */
interface Answer {
  id: string;
  total: number;
  tags: { count: number }[];
  translations: { title: string; revision: number }[];
  items: { id: string; title?: string; translations?: { title?: string; job_title?: string }[] }[];
  previous?: { title: string } | null;
  next?: { title: string } | null;
  related?: { title: string }[];
}
type Model = Record<ResourceName, Thing[]>;

/** Different steps in each run. */
const numRuns = Number(process.env['FUZZ_RUNS'] ?? 3);

const steps = fc.array(
  fc.record<Step>({
    act: fc.constantFrom('create', 'create', 'edit', 'delete', 'restore', 'reorder'),
    resource: fc.constantFrom('posts', 'projects', 'experiences'),
    n: fc.nat(99),
  }),
  { minLength: 10, maxLength: 25 },
);

/** Returns the nth item that is live, or deleted. */
function choose(things: readonly Thing[], isDeleted: boolean, n: number): Thing | undefined {
  const some = things.filter((thing) => thing.isDeleted === isDeleted);
  return some[n % Math.max(1, some.length)];
}

class Site {
  readonly #bench: TestServer;
  readonly #as: string;
  #count = 0;

  constructor(bench: TestServer, as: string) {
    this.#bench = bench;
    this.#as = as;
  }

  async send(status: number, method: string, path: string, body?: object): Promise<Answer> {
    const answer = await this.#bench.ask<Answer>(method, `/api/v1/${path}`, { as: this.#as, body });
    expect([answer.status, answer.text]).toEqual([status, answer.text]);
    return answer.body;
  }

  /** Returns the titles in a list for visitors. */
  async titles(path: string): Promise<string[]> {
    const { body } = await this.#bench.ask<Answer>('GET', `/api/v1/${path}`);
    return body.items.map((item) => item.translations?.[0]?.title ?? item.translations?.[0]?.job_title ?? '');
  }

  text(resource: ResourceName): { title: string } & Record<string, string> {
    this.#count += 1;
    // Two words: for an unfinished word the search only considers its most frequent endings.
    const title = `Слово пункт${this.#count}`;
    if (resource === 'experiences') return { language: 'ru', title, company: 'Завод', job_title: title };
    return { language: 'ru', title, ...(resource === 'posts' ? { status: 'published' } : {}) };
  }

  async run(model: Model, { act, resource, n }: Step): Promise<void> {
    const things = model[resource];
    const bin = resource === 'posts' ? 'deleted-posts' : 'deleted';
    if (act === 'create') {
      const { title, ...text } = this.text(resource);
      const translation = resource === 'experiences' ? text : { ...text, title };
      const extra =
        resource === 'posts'
          ? { tags: ['общий'], slug: `slug-${n % 3}` }
          : resource === 'projects'
            ? { is_published: true }
            : { start_date: '2020-01' };
      const path = `${resource}/`;
      const body = { ...extra, translations: [translation] };
      if (resource === 'posts' && (await this.#isTaken(`slug-${n % 3}`)))
        delete (body as { slug?: string }).slug;
      const { id } = await this.send(201, 'POST', path, body);
      if (resource === 'posts') things.push({ id, title, isDeleted: false });
      else things.unshift({ id, title, isDeleted: false });
      return;
    }
    if (act === 'reorder') {
      if (resource === 'posts') return;
      const live = things.filter((thing) => !thing.isDeleted);
      const turned = [
        ...live.slice(n % Math.max(1, live.length)),
        ...live.slice(0, n % Math.max(1, live.length)),
      ];
      if (live.length > 0)
        await this.send(200, 'POST', `${resource}/reorder/`, { ids: turned.map(({ id }) => id) });
      const next = turned.values();
      model[resource] = things.map((thing) => (thing.isDeleted ? thing : (next.next().value ?? thing)));
      return;
    }
    const chosen = choose(things, act === 'restore', n);
    if (!chosen) return;
    if (act === 'delete') {
      await this.send(204, 'DELETE', `${resource}/${chosen.id}/`);
      await this.send(404, 'DELETE', `${resource}/${chosen.id}/`);
      chosen.isDeleted = true;
    } else if (act === 'restore') {
      await this.send(200, 'POST', `${bin}/${chosen.id}/restore/`);
      chosen.isDeleted = false;
    } else if (resource === 'posts') {
      const { translations } = await this.send(200, 'GET', `posts/${chosen.id}/`);
      const { title, ...rest } = this.text('posts');
      const change = { ...rest, title, revision: translations[0]?.revision };
      await this.send(200, 'PATCH', `posts/${chosen.id}/`, { translations: [change] });
      chosen.title = title;
    } else if (resource === 'projects') {
      await this.send(200, 'PATCH', `projects/${chosen.id}/`, { technologies: ['x'] });
    }
  }

  async #isTaken(slug: string): Promise<boolean> {
    return (await this.#bench.ask('GET', `/api/v1/posts/slug/${slug}/`)).status === 200;
  }

  /** Checks that everything public shows exactly the live items, in order. */
  async expectToShow(model: Model): Promise<void> {
    const live = (resource: ResourceName): string[] =>
      model[resource].filter((thing) => !thing.isDeleted).map((thing) => thing.title);
    expect(await this.titles('projects/?limit=100')).toEqual(live('projects'));
    expect(await this.titles('experiences/?limit=100')).toEqual(live('experiences'));
    const posts = live('posts').toSorted();
    for (const query of [
      '?limit=100',
      '?limit=100&tag=общий',
      '?limit=100&q=слово',
      '?limit=100&order=oldest',
    ])
      expect((await this.titles(`posts/${query}`)).toSorted()).toEqual(posts);
    const { body } = await this.#bench.ask<Answer>('GET', '/api/v1/posts/?limit=1');
    expect([body.total, body.tags[0]?.count ?? 0]).toEqual([posts.length, posts.length]);
    for (const thing of [...model.posts, ...model.projects]) {
      const path = `/api/v1/search/?q=${encodeURIComponent(thing.title)}`;
      const found = await this.#bench.ask<Answer>('GET', path);
      expect([thing.title, found.body.items.some((item) => item.id === thing.id)]).toEqual([
        thing.title,
        !thing.isDeleted,
      ]);
    }
    const deleted = new Set(model.posts.filter((thing) => thing.isDeleted).map((thing) => thing.title));
    for (const thing of model.posts) {
      const post = await this.#bench.ask<Answer>('GET', `/api/v1/posts/${thing.id}/`);
      expect([thing.title, post.status]).toEqual([thing.title, thing.isDeleted ? 404 : 200]);
      const { previous, next, related = [] } = post.body;
      expect([previous, next, ...related].filter((link) => link && deleted.has(link.title))).toEqual([]);
    }
  }
}

describeDatabases('any sequence of creating, deleting, restoring and reordering', (databases) => {
  test(
    'never shows a deleted item, and restoring brings everything back',
    { timeout: 20_000 * numRuns },
    async () => {
      await fc.assert(
        fc.asyncProperty(steps, async (list) => {
          const bench = await databases.startServer();
          const site = new Site(bench, (await bench.signIn()).access_token);
          const model: Model = { posts: [], projects: [], experiences: [] };
          for (const step of list) await site.run(model, step);
          await site.expectToShow(model);
          for (const resource of ['posts', 'projects', 'experiences'] as const) {
            while (model[resource].some((thing) => thing.isDeleted))
              await site.run(model, { act: 'restore', resource, n: 0 });
          }
          await site.expectToShow(model);
          await bench.stop();
        }),
        { numRuns },
      );
    },
  );
});
