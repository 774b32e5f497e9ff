export { machineHead } from './discovery/head/machineHead.ts';
export { drawInThread } from './pages/thread/drawInThread.ts';
