import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const command = fileURLToPath(new URL('../cli/main.ts', import.meta.url));

/**
 * Installs the sample in a separate process: its picture decoders and grammars would leave 200 MB in a server that does
 * not need them again.
 */
export function installSampleApart(): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(command, ['seed'], {
      execArgv: ['--conditions=janus-source', '--disable-warning=ExperimentalWarning'],
      // Ctrl+C must only reach the server: it waits for the sample, or exits, and then the sample's process exits too.
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let complaint = '';
    child.stderr?.on('data', (part: Buffer) => (complaint += part.toString()));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The sample could not be installed: ${complaint.trim()}`));
    });
  });
}
