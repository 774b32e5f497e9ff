// A whole server in a separate process, made to be killed: it opens its database when a line arrives, prints its
// address and serves until then. Each further line is answered with its peak memory in kilobytes.
import { once } from 'node:events';
import { createServer } from '../../createServer.ts';
import { readSettings } from '../../settings/readSettings.ts';

await once(process.stdin, 'data');
console.log(await createServer({ settings: readSettings() }).listen());
process.stdin.on('data', () => console.log(`memory ${process.resourceUsage().maxRSS}`));
