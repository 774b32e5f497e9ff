export { drawInThread } from './pages/thread/drawInThread.ts';
