import { text } from 'node:stream/consumers';
import { run } from './run.ts';

// A server that started this is gone: nobody waits for the work, and the next start repeats it.
process.on('disconnect', () => process.exit(1));
process.channel?.unref();

// The reader of the output may leave early, as head does.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(1);
  });

// Files written here are readable by this account only.
process.umask(0o077);

process.exitCode = await run(process.argv.slice(2), {
  environment: process.env,
  folder: process.cwd(),
  out: (line) => process.stdout.write(`${line}\n`),
  err: (line) => process.stderr.write(`${line}\n`),
  readInput: () => text(process.stdin),
});
