import { get } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { run } from '../support/run.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { cpuSeconds } from './cpu.ts';
import type { Figure, Finding } from './figure.ts';
import type { Measured } from './measurement.ts';
import { median } from './figure.ts';
import { findProgram } from '../support/findProgram.ts';
import { startNginx } from './nginx.ts';
import type { Product } from '../support/product.ts';

const seconds = 4;
const rounds = 3;
// wrk recognizes its own header only in this spelling, and would otherwise send two hosts.
const asked = { Host: 'portfolio.localhost', 'accept-encoding': 'br' };

interface Answer {
  body: Buffer;
  headers: IncomingHttpHeaders;
}

/** Returns the page as transferred; `fetch` would decompress it. */
function fetchRaw(port: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: '/', headers: asked }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ body: Buffer.concat(chunks), headers: response.headers }));
    }).once('error', reject);
  });
}

/** Returns the requests served per second of the server's processor time. */
async function requestsPerCpuSecond(wrk: string, port: number, pid: number): Promise<number> {
  const headers = Object.entries(asked).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const before = cpuSeconds(pid);
  const { output } = await run(wrk, [
    '-t1',
    '-c32',
    `-d${seconds}s`,
    ...headers,
    `http://127.0.0.1:${port}/`,
  ]);
  const spent = cpuSeconds(pid) - before;
  const requests = Number(/(\d+) requests in/.exec(output)?.[1]);
  if (!requests || /Non-2xx|Socket errors/.test(output)) throw new Error(`wrk was not answered:\n${output}`);
  return requests / spent;
}

const name = 'cached page, per CPU second, against nginx';

/** Compares the cached home page with nginx serving the same bytes, in turn, so that a busy machine affects both. */
export async function measureThroughput(product: Product): Promise<Finding[]> {
  const wrk = findProgram('wrk');
  const nginx = findProgram('nginx');
  if (process.platform !== 'linux') return [{ name, because: 'processor time is read from Linux' }];
  if (!wrk || !nginx) return [{ name, because: `${wrk ? 'nginx' : 'wrk'} is not installed` }];
  const { body, headers } = await fetchRaw(product.port);
  const encoding = headers['content-encoding'];
  const rival = await startNginx(
    nginx,
    temporaryFolder('nginx'),
    body,
    encoding ? { 'Content-Encoding': encoding } : {},
  );
  try {
    const own: number[] = [];
    const other: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      own.push(await requestsPerCpuSecond(wrk, product.port, product.pid));
      other.push(await requestsPerCpuSecond(wrk, rival.port, rival.pid));
    }
    return [
      { name, value: median(own) / median(other), unit: '', bound: { least: 0.4 } },
      { name: 'cached pages per CPU second', value: Math.round(median(own)), unit: '/s' },
      { name: 'nginx, the same bytes, per CPU second', value: Math.round(median(other)), unit: '/s' },
    ];
  } finally {
    await rival.stop();
  }
}

/** Returns the figure in the form in which it is plotted. */
export function besideNginx({ value, bound }: Figure): Measured {
  return {
    what: 'How many cached home pages are served for a second of processor time, beside nginx with the same bytes, the same headers and its log. Both are measured in turn.',
    unit: '',
    axes: { x: 'server', y: 'times as many pages as nginx' },
    series: [
      {
        name: 'pages',
        points: [
          { x: 'Janus', y: value, ...(bound && { bound }) },
          { x: 'nginx', y: 1 },
        ],
      },
    ],
  };
}
