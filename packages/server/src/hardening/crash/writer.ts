/** What the server acknowledged. */
export interface Ledger {
  projects: Set<string>;
  posts: Set<string>;
  deleted: Set<string>;
  /** Posts being deleted or restored: each is in exactly one place. */
  moving: Set<string>;
  /** The highest number acknowledged for the overwritten project. */
  counter: number;
  /** The same for the text of a post. */
  edits: number;
}

export function createLedger(): Ledger {
  return {
    projects: new Set(),
    posts: new Set(),
    deleted: new Set(),
    moving: new Set(),
    counter: 0,
    edits: 0,
  };
}

/** How many writes were acknowledged. */
export function acknowledged({ projects, posts, deleted, counter, edits }: Ledger): number {
  return projects.size + posts.size + deleted.size + counter + edits;
}

export interface Target {
  address: string;
  token: string;
  /** The project whose address is overwritten with a rising number. */
  counterId: string;
  /** The post whose text is overwritten. */
  editedId: string;
}

interface Answered {
  id: string;
  translations?: { revision: number; body: string; pending?: { version: number } | null }[];
}

type Ask = (method: string, path: string, body?: object) => Promise<Answered | null>;

/** Null once the server is dead; a response other than success fails the test. */
function createAsk({ address, token }: Target): Ask {
  return async (method, path, body) => {
    let response: Response;
    let text: string;
    try {
      response = await fetch(address + path, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
      text = await response.text();
    } catch {
      return null;
    }
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return text === '' ? { id: '' } : (JSON.parse(text) as Answered);
  };
}

/** Creates, overwrites and deletes until the server dies; records only acknowledged writes. */
export async function writeUntilDeath(target: Target, ledger: Ledger, name: string): Promise<void> {
  const ask = createAsk(target);
  for (let turn = 0; ; turn += 1) {
    const title = `${name}-${turn}`;
    const project = await ask('POST', '/api/v1/projects/', { translations: [{ language: 'ru', title }] });
    if (!project) return;
    ledger.projects.add(project.id);
    const body = {
      tags: ['crash'],
      translations: [{ language: 'ru', title, body: title, status: 'published' }],
    };
    const post = await ask('POST', '/api/v1/posts/', body);
    if (!post) return;
    ledger.posts.add(post.id);
    if (turn % 3 === 1) {
      ledger.posts.delete(post.id);
      ledger.moving.add(post.id);
      if (!(await ask('DELETE', `/api/v1/posts/${post.id}/`))) return;
      if (!(await ask('POST', `/api/v1/deleted-posts/${post.id}/restore/`))) return;
      ledger.moving.delete(post.id);
      ledger.posts.add(post.id);
    }
    if (turn % 3 !== 2) continue;
    // once requested, it may be gone whether or not the response arrives
    ledger.projects.delete(project.id);
    if (!(await ask('DELETE', `/api/v1/projects/${project.id}/`))) return;
    ledger.deleted.add(project.id);
  }
}

/** A single writer counts upwards, so that a later read shows how much was kept. */
export async function countUntilDeath(target: Target, ledger: Ledger): Promise<void> {
  const ask = createAsk(target);
  for (let next = ledger.counter + 1; ; next += 1) {
    const demo_url = `https://example.com/${next}`;
    if (!(await ask('PATCH', `/api/v1/projects/${target.counterId}/`, { demo_url }))) return;
    ledger.counter = next;
  }
}

/** A single writer saves a pending change to a post's text, then publishes it, repeatedly with a rising number. */
export async function editUntilDeath(target: Target, ledger: Ledger): Promise<void> {
  const ask = createAsk(target);
  const path = `/api/v1/posts/${target.editedId}/`;
  for (;;) {
    // a killed server may have written more than it acknowledged
    const text = (await ask('GET', path))?.translations?.[0];
    if (!text) return;
    const { revision } = text;
    const next = Number(text.body) + 1;
    const words = { title: 'Правка', summary: '', body: String(next) };
    const version = text.pending?.version ?? 0;
    if (!(await ask('PUT', `${path}pending/ru/`, { ...words, version, revision }))) return;
    const translations = [{ language: 'ru', revision, ...words }];
    if (!(await ask('PATCH', path, { translations }))) return;
    ledger.edits = next;
  }
}
