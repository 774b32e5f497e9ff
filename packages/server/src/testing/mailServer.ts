import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

export interface MailServer {
  port: number;
  /** The lines of every message. */
  received: string[];
  /** All commands it received. */
  commands: string[];
  close(): void;
}

const usual: Readonly<Record<string, string>> = {
  EHLO: '250-test\r\n250 AUTH PLAIN LOGIN',
  AUTH: '235 welcome',
  DATA: '354 go',
  QUIT: '221 bye',
};

/** Starts a minimal mail server; `answers` replace its responses by verb, and without a greeting it is silent. */
export function startMailServer(
  answers: Readonly<Record<string, string>> = {},
  greeting: string | null = '220 test',
): Promise<MailServer> {
  const received: string[] = [];
  const commands: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    let isData = false;
    let rest = '';
    sockets.add(socket);
    socket.on('error', () => undefined);
    if (greeting === null) return;
    socket.write(`${greeting}\r\n`);
    socket.on('data', (chunk) => {
      rest += chunk.toString();
      const lines = rest.split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (isData) {
          received.push(line);
          if (line !== '.') continue;
          isData = false;
          socket.write('250 taken\r\n');
          continue;
        }
        commands.push(line);
        const [verb = ''] = line.split(' ');
        isData = verb === 'DATA';
        socket.write(`${answers[verb] ?? usual[verb] ?? '250 ok'}\r\n`);
      }
    });
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      const close = () => {
        for (const socket of sockets) socket.destroy();
        server.close();
      };
      resolve({ port, received, commands, close });
    });
  });
}
