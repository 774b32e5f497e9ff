// A thread that hangs at its first start; later ones draw.
import { workerData } from 'node:worker_threads';

const starts = new Int32Array(workerData as SharedArrayBuffer);
if (Atomics.add(starts, 0, 1) === 0) for (;;);
await import('./scriptedThread.ts');
