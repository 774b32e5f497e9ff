import { Agent, request } from 'node:https';

export interface Answer {
  status: number;
  text: string;
}

interface Asking {
  token?: string;
  /** Sent as JSON with POST. */
  body?: object;
}

/** Sends requests to this machine's port 443 for a name, trusting the proxy's certificate authority. */
export class Visitor {
  readonly #agent: Agent;

  constructor(authority: string) {
    this.#agent = new Agent({ keepAlive: true, ca: authority });
  }

  ask(name: string, path: string, { token, body }: Asking = {}): Promise<Answer> {
    const sent = body === undefined ? undefined : JSON.stringify(body);
    const headers = {
      host: name,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(sent !== undefined && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(sent),
      }),
    };
    const method = sent === undefined ? 'GET' : 'POST';
    const options = { host: '127.0.0.1', servername: name, path, method, headers, agent: this.#agent };
    return new Promise((resolve, reject) => {
      const asked = request({ ...options, timeout: 60_000 }, (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (part: string) => (text += part));
        answer.once('error', reject);
        answer.once('end', () => resolve({ status: answer.statusCode ?? 0, text }));
      });
      asked.once('timeout', () => asked.destroy(new Error('No answer in a minute')));
      asked.once('error', reject);
      asked.end(sent);
    });
  }

  leave(): void {
    this.#agent.destroy();
  }
}
