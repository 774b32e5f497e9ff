import { text } from 'node:stream/consumers';
import { run } from './run.ts';

// Started by a server that is gone: nobody waits for the work, and the next start does it again.
process.on('disconnect', () => process.exit(1));
process.channel?.unref();

// What is written here is of this account alone, whatever writes it.
process.umask(0o077);

process.exitCode = await run(process.argv.slice(2), {
  environment: process.env,
  folder: process.cwd(),
  out: (line) => process.stdout.write(`${line}\n`),
  err: (line) => process.stderr.write(`${line}\n`),
  readInput: () => text(process.stdin),
});
