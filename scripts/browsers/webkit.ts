import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../support/product.ts';
import { findProgram } from '../support/findProgram.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import type { Visit, Walker } from './visit.ts';

interface WebKitPrograms {
  driver: string;
  /** A virtual display, because WebKitGTK draws into a window. */
  display: string;
}

/** Returns the driver of WebKitGTK and the display it needs. */
function findWebKit(): WebKitPrograms {
  const driver = findProgram('WebKitWebDriver');
  const display = findProgram('Xvfb');
  if (driver && display) return { driver, display };
  throw new Error('There is no WebKit on this machine: apt install webkit2gtk-driver xvfb.');
}

interface Answer {
  value: unknown;
}

/** The key of an element reference in WebDriver. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
const enter = '\uE007';
const control = '\uE009';
const end = '\uE010';

/** Milliseconds: a driver whose browser has crashed does not respond. */
const longest = 60_000;

/** Creates the command function of a session: https://www.w3.org/TR/webdriver2/. */
function createSession(address: string) {
  return async function command(method: string, path: string, body?: object): Promise<unknown> {
    const answer = await fetch(`${address}${path}`, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
      signal: AbortSignal.timeout(longest),
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
  const act = (actions: readonly unknown[]) =>
    here('POST', '/actions', { actions: [{ type: 'key', id: 'keys', actions }] });
  return {
    // Its driver does not report console messages.
    complaints: [],
    async goto(url) {
      await here('POST', '/url', { url });
    },
    async resize(width) {
      await here('POST', '/window/rect', { width, height: 800 });
    },
    async reload() {
      await here('POST', '/refresh');
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
      await act([...text].flatMap((key) => send(key === '\n' ? enter : key)));
    },
    async shortcut(key) {
      const [press, release] = send(control);
      await act([press, ...send(key === 'End' ? end : key), release]);
    },
    async close() {
      await here('DELETE', '/window');
    },
  };
}

/** Waits up to ten seconds until a started program accepts calls. */
async function ready(takesCalls: () => boolean | Promise<boolean>): Promise<void> {
  for (let turn = 0; !(await takesCalls()); turn += 1) {
    if (turn > 200) throw new Error('WebKit, or its display, did not start.');
    await wait(50);
  }
}

async function startDriver({ driver, display }: WebKitPrograms): Promise<{ address: string; stop(): void }> {
  const port = await freePort();
  const screen = `:${90 + (port % 900)}`;
  const shown = spawn(display, [screen, '-screen', '0', '1500x1000x24'], { stdio: 'ignore' });
  await ready(() => existsSync(`/tmp/.X11-unix/X${screen.slice(1)}`));
  const settings = temporaryFolder('webkit');
  await mkdir(join(settings, 'gtk-3.0'));
  // Scroll bars that take space.
  await writeFile(join(settings, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-overlay-scrolling=false\n');
  const environment = { ...process.env, DISPLAY: screen, XDG_CONFIG_HOME: settings, LANGUAGE: 'ru' };
  const driven = spawn(driver, [`--port=${port}`], { stdio: 'ignore', env: environment });
  const address = `http://127.0.0.1:${port}`;
  await ready(() =>
    fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  const stop = () => {
    driven.kill();
    shown.kill();
  };
  return { address, stop };
}

/**
 * Opens WebKitGTK's browser through WebDriver, on a virtual display. It resolves names as the machine does, so the
 * product itself is its proxy for names that the machine does not resolve.
 */
export async function openWebKit(port: number): Promise<Walker> {
  const { address, stop } = await startDriver(findWebKit());
  const proxy = {
    proxyType: 'manual',
    httpProxy: `127.0.0.1:${port}`,
    noProxy: ['localhost', '*.localhost'],
  };
  const options = { 'webkitgtk:browserOptions': { args: ['--automation'] }, proxy };
  const opening = createSession(address)('POST', '/session', { capabilities: { alwaysMatch: options } });
  const made = (await opening.catch((error: unknown) => {
    stop();
    throw error;
  })) as { sessionId: string; capabilities: { browserVersion: string } };
  const command = createSession(`${address}/session/${made.sessionId}`);
  // A new window is opened from an existing one.
  const first = await command('GET', '/window');
  return {
    name: `WebKitGTK ${made.capabilities.browserVersion}`,
    async open(width) {
      await command('POST', '/window', { handle: first });
      const { handle } = (await command('POST', '/window/new', { type: 'window' })) as { handle: string };
      const visit = visitOf(command, handle);
      await visit.resize(width);
      return visit;
    },
    async close() {
      await command('DELETE', '').catch(() => undefined);
      stop();
    },
  };
}
