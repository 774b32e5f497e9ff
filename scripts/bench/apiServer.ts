// The services alone, in a separate process, with as many posts as the first argument specifies.
import { createServer } from '../../packages/server/src/createServer.ts';
import { readSettings } from '../../packages/server/src/settings/readSettings.ts';
import { seedPosts } from './seedPosts.ts';

const server = createServer({ settings: readSettings() });
await server.ready();
await seedPosts(server.database.db, Number(process.argv[2]));
console.log(await server.listen());
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
