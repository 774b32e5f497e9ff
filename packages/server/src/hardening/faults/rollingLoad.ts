import { openDatabase } from '../../db/open.ts';
import type { Settings } from '../../settings.ts';
import { testPassword } from '../../testing/testSettings.ts';
import type { Running } from './process.ts';

/** Number of writes by visitors and by the owner, sent or found. */
export interface Written {
  messages: number;
  posts: number;
}

export interface RollingLoad {
  asked: number;
  written: Written;
  failed: string[];
  /** Milliseconds of the slowest request. */
  slowest: number;
  stop(): Promise<void>;
}

const json = { 'content-type': 'application/json' };
const message = JSON.stringify({ name: 'Анна', email: 'anna@example.com', message: 'Здравствуйте.' });
const post = JSON.stringify({ translations: [{ language: 'ru', title: 'Журнал', body: 'Слова.' }] });

class Load implements RollingLoad {
  asked = 0;
  written: Written = { messages: 0, posts: 0 };
  failed: string[] = [];
  slowest = 0;
  #isOver = false;
  #works: Promise<void>[];
  #serving: readonly Running[];

  constructor(serving: readonly Running[]) {
    this.#serving = serving;
    this.#works = [0, 1, 2, 3].map((first) => this.#work(first));
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#works);
  }

  /** Sends to each serving instance in turn, as a load balancer does, skipping one that refuses the connection. */
  async #send(path: string, init: RequestInit = {}): Promise<Response> {
    const at = this.asked % this.#serving.length;
    const instances = [...this.#serving.slice(at), ...this.#serving.slice(0, at)];
    for (const { address } of instances) {
      const answer = await fetch(address + path, init).catch((error: unknown) => {
        const { cause } = error as { cause?: { code?: string } };
        if (cause?.code === 'ECONNREFUSED') return null;
        throw error;
      });
      if (answer) return answer;
    }
    throw new Error('no instance serves');
  }

  async #ask(path: string, init?: RequestInit): Promise<string | null> {
    const began = performance.now();
    const answer = await this.#send(path, init);
    const text = await answer.text();
    this.slowest = Math.max(this.slowest, performance.now() - began);
    this.asked += 1;
    if (answer.ok) return text;
    this.failed.push(`${answer.url} ${answer.status} ${text.slice(0, 200)}`);
    return null;
  }

  /** A session started at one version is valid at the other. */
  async #signIn(): Promise<string> {
    const body = JSON.stringify({ username: 'owner', password: testPassword });
    const text = await this.#ask('/api/v1/login/', { method: 'POST', headers: json, body });
    return (JSON.parse(text ?? '{}') as { access_token: string }).access_token;
  }

  async #work(first: number): Promise<void> {
    let token: string | null = null;
    for (let index = first; !this.#isOver; index += 1) {
      try {
        if (index % 5 === 0) {
          const text = await this.#ask('/api/v1/feedback/', { method: 'POST', headers: json, body: message });
          if (text !== null) this.written.messages += 1;
        } else if (index % 5 === 1) {
          token ??= await this.#signIn();
          const headers = { ...json, authorization: `Bearer ${token}` };
          const text = await this.#ask('/api/v1/posts/', { method: 'POST', headers, body: post });
          if (text !== null) this.written.posts += 1;
        } else await this.#ask(index % 5 === 2 ? '/kept' : '/api/v1/posts/');
      } catch (error) {
        this.failed.push(String(error));
      }
    }
  }
}

/** Reads and writes without a pause, using the instances that serve at the moment. */
export function startRollingLoad(serving: readonly Running[]): RollingLoad {
  return new Load(serving);
}

/** Counts the writes found in the database. */
export async function countWritten(settings: Settings): Promise<Written> {
  const database = openDatabase(settings);
  const count = async (table: 'messages' | 'posts') => {
    const rows = database.db.selectFrom(table).select((eb) => eb.fn.countAll().as('n'));
    return Number((await rows.executeTakeFirstOrThrow()).n);
  };
  try {
    return { messages: await count('messages'), posts: await count('posts') };
  } finally {
    await database.close();
  }
}
