// Loaded before each snippet of ui's document: its environment, a page and a scripted service.
import { registerHooks } from 'node:module';
import { JSDOM } from 'jsdom';
import '../core/snippetSetup.ts';

// A bundler removes imports of style sheets from scripts; here nothing does.
registerHooks({
  load: (url, context, next) =>
    url.endsWith('.css') ? { format: 'module', source: '', shortCircuit: true } : next(url, context),
});

const { window } = new JSDOM('<div id="root"></div>', { url: 'https://page.example/' });
const { document } = window;
Object.assign(globalThis, { window, document, history: window.history });

// A created page that stayed empty did not work.
process.on('exit', () => {
  const root = document.querySelector('#root');
  const isMade = root && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  if (!isMade || root.textContent?.includes('First')) return;
  console.error(`The page shows ${root.innerHTML || 'nothing'}`);
  process.exitCode = 1;
});
