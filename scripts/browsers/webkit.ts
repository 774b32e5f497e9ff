import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../support/product.ts';
import { findProgram } from '../support/findProgram.ts';
import type { Visit, Walker } from './visit.ts';

export interface WebKitPrograms {
  driver: string;
  /** WebKitGTK draws into a window: a display that nobody sees. */
  display: string;
}

/** Returns the driver of WebKitGTK and the display it needs, where the machine has both. */
export function findWebKit(): WebKitPrograms | undefined {
  const driver = findProgram('WebKitWebDriver');
  const display = findProgram('Xvfb');
  return driver && display ? { driver, display } : undefined;
}

interface Answer {
  value: unknown;
}

/** The name of an element's reference in WebDriver. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
const enter = '\uE007';

/** Commands of one session: https://www.w3.org/TR/webdriver2/. */
function createSession(address: string) {
  return async function command(method: string, path: string, body?: object): Promise<unknown> {
    const answer = await fetch(`${address}${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
    const { value } = (await answer.json()) as Answer;
    if (!answer.ok) throw new Error(`WebKit refuses ${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
}
type Command = ReturnType<typeof createSession>;

function visitOf(command: Command, handle: string): Visit {
  const here = async (method: string, path: string, body?: object): Promise<unknown> => {
    await command('POST', '/window', { handle });
    return command(method, path, body);
  };
  const send = (key: string) => [
    { type: 'keyDown', value: key },
    { type: 'keyUp', value: key },
  ];
  return {
    // Its driver tells nothing of the console.
    complaints: [],
    async goto(url) {
      await here('POST', '/url', { url });
    },
    async evaluate(call, value) {
      const script = `const done = arguments[1]; Promise.resolve((${String(call)})(arguments[0])).then(done);`;
      return (await here('POST', '/execute/async', { script, args: [value ?? null] })) as never;
    },
    async click(selector) {
      const found = (await here('POST', '/element', { using: 'css selector', value: selector })) as Record<
        string,
        string
      >;
      await here('POST', `/element/${found[elementKey]}/click`);
    },
    async type(text) {
      const actions = [...text].flatMap((key) => send(key === '\n' ? enter : key));
      await here('POST', '/actions', { actions: [{ type: 'key', id: 'keys', actions }] });
    },
    async close() {
      await here('DELETE', '/window');
    },
  };
}

async function startDriver({
  driver,
  display,
}: WebKitPrograms): Promise<{ address: string; stop(): Promise<void> }> {
  const port = await freePort();
  const screen = `:${90 + (port % 900)}`;
  const shown = spawn(display, [screen, '-screen', '0', '1500x1000x24'], { stdio: 'ignore' });
  await wait(500);
  const settings = await mkdtemp(join(tmpdir(), 'janus-webkit-'));
  await mkdir(join(settings, 'gtk-3.0'));
  // Its scroll bars take room.
  await writeFile(join(settings, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-overlay-scrolling=false\n');
  const environment = { ...process.env, DISPLAY: screen, XDG_CONFIG_HOME: settings, LANGUAGE: 'ru' };
  const driven = spawn(driver, [`--port=${port}`], { stdio: 'ignore', env: environment });
  await wait(500);
  const stop = async () => {
    driven.kill();
    shown.kill();
    await rm(settings, { recursive: true, force: true });
  };
  return { address: `http://127.0.0.1:${port}`, stop };
}

/** Opens WebKitGTK's browser by its WebDriver, on a display of its own. */
export async function openWebKit(programs: WebKitPrograms): Promise<Walker> {
  const { address, stop } = await startDriver(programs);
  const options = { 'webkitgtk:browserOptions': { args: ['--automation'] } };
  const made = (await createSession(address)('POST', '/session', {
    capabilities: { alwaysMatch: options },
  })) as { sessionId: string; capabilities: { browserVersion: string } };
  const command = createSession(`${address}/session/${made.sessionId}`);
  // A window is opened from one that is there.
  const first = await command('GET', '/window');
  return {
    name: `WebKitGTK ${made.capabilities.browserVersion}`,
    async open(width) {
      await command('POST', '/window', { handle: first });
      const { handle } = (await command('POST', '/window/new', { type: 'window' })) as { handle: string };
      await command('POST', '/window', { handle });
      await command('POST', '/window/rect', { width, height: 800 });
      return visitOf(command, handle);
    },
    async close() {
      await command('DELETE', '').catch(() => undefined);
      await stop();
    },
  };
}
