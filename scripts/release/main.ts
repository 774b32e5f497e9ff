// The program of a release: without arguments it starts the site, with arguments it runs a command.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { becomeServer } from '../support/becomeServer.ts';

const words = process.argv.slice(2);
const pictures = join(import.meta.dirname, '../node_modules/@img');

/** Checks the only platform-specific part of a release. */
function checkPlatform(): void {
  const { platform, arch } = process;
  const name = new RegExp(`^sharp-${platform}(?:musl)?-${arch}$`);
  if (existsSync(pictures) && readdirSync(pictures).some((one) => name.test(one))) return;
  console.error(
    `This release was made for another platform than ${platform}-${arch}. ` +
      'Beside janus.js, `npm install --omit=dev` fetches the parts for this one.',
  );
  process.exit(1);
}

/** Programs of the source; a release has them next to this one. */
const serve = new URL('../../packages/site/src/start/serve.ts', import.meta.url);
const commands = new URL('../../packages/server/src/cli/main.ts', import.meta.url);

checkPlatform();
if (words.length === 0) {
  // A release writes nothing but its data.
  becomeServer([fileURLToPath(serve)], { NODE_DISABLE_COMPILE_CACHE: '1' });
} else {
  // Node's own SQLite works and is tested here; its warning would precede all output.
  process.removeAllListeners('warning');
  process.on('warning', ({ name, stack }) => {
    if (name !== 'ExperimentalWarning') console.error(stack);
  });
  await import(commands.href);
}
