import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const command = fileURLToPath(new URL('../cli/main.ts', import.meta.url));

/**
 * Puts the sample into the site of the environment, in a process of its own: the decoders of its pictures and the
 * grammars of its texts would leave 200 MB with a server that needs neither again.
 */
export function installSampleApart(): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(command, ['seed'], {
      execArgv: ['--conditions=janus-source', '--disable-warning=ExperimentalWarning'],
      // Ctrl+C is the server's to hear: it waits for the sample, or leaves, and then the sample's process leaves too.
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
