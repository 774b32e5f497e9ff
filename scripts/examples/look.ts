import { chromium, type Page } from 'playwright';
import { browserArguments, findBrowser } from '../browser.ts';
import { ownerPassword } from '../support/product.ts';

/** Checks an example's page with a running Janus; returns its faults. */
export type Look = (page: Page, janus: string) => Promise<string[]>;

interface Titled {
  items: { translations: { language: string; title: string }[] }[];
}

/** Returns the English titles of a project and a post of that Janus. */
export async function titlesOf(janus: string): Promise<string[]> {
  const lists = await Promise.all(
    ['/api/v1/projects/', '/api/v1/posts/?language=en'].map(async (path) => {
      const answer = await fetch(`${janus}${path}`);
      return (await answer.json()) as Titled;
    }),
  );
  return lists.map(({ items }) => {
    const title = items[0]?.translations.find(({ language }) => language === 'en')?.title;
    if (title === undefined) throw new Error(`${janus} has nothing in English to show.`);
    return title;
  });
}

/** Returns a fault unless the page shows a text within ten seconds. */
async function missing(page: Page, text: string): Promise<string[]> {
  const shown = page.getByText(text).first().waitFor({ timeout: 10_000 });
  return shown.then(
    () => [],
    () => [`The page does not show ${text}`],
  );
}

/** Checks that projects, posts and their pictures are shown. */
export const showsContent: Look = async (page, janus) => {
  const faults: string[] = [];
  for (const title of await titlesOf(janus)) faults.push(...(await missing(page, title)));
  await page.waitForLoadState('networkidle');
  const isBroken = ({ complete, naturalWidth }: HTMLImageElement) => complete && naturalWidth === 0;
  const broken = await page.evaluate(
    `[...document.images].filter(${String(isBroken)}).map(({ src }) => src)`,
  );
  return [...faults, ...(broken as string[]).map((src) => `A picture is not shown: ${src}`)];
};

async function post<T>(url: string, body: object, token?: string): Promise<T> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** Sends a message as a visitor; returns it. */
export async function sendMessage(janus: string, text: string): Promise<{ name: string; message: string }> {
  const message = { name: 'Ada', message: text, email: 'ada@example.com' };
  await post(`${janus}/api/v1/feedback/`, message);
  return message;
}

/** Creates an access token for the messages as the owner. */
export async function messagesToken(janus: string): Promise<string> {
  const person = { username: 'owner', password: ownerPassword };
  const { access_token: session } = await post<{ access_token: string }>(`${janus}/api/v1/login/`, person);
  const wanted = { name: 'example', scopes: ['messages'], expires_in_days: 1 };
  return (await post<{ token: string }>(`${janus}/api/v1/access-tokens/`, wanted, session)).token;
}

/** Checks that the holder of a token can read and answer a message. */
export const answersMessages: Look = async (page, janus) => {
  const message = await sendMessage(janus, 'From another origin');
  const token = await messagesToken(janus);
  await page.getByLabel('Access token').fill(token);
  await page.getByRole('button', { name: 'Show messages' }).click();
  const faults = await missing(page, message.message);
  const mine = page.getByRole('article', { name: message.name });
  await mine.getByRole('button', { name: 'Mark as answered' }).click();
  faults.push(...(await missing(page, 'Not answered')));
  await mine.getByRole('button', { name: 'Put away' }).click();
  await mine.waitFor({ state: 'detached', timeout: 10_000 }).catch(() => faults.push('It was not put away'));
  return faults;
};

/** Returns the faults of an example's page: the browser's errors, and those of the check. */
export async function faultsOf(address: string, janus: string, look: Look): Promise<string[]> {
  const executablePath = await findBrowser();
  const browser = await chromium.launch({ executablePath, args: [...browserArguments] });
  try {
    const page = await browser.newPage();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()))
        faults.push(`${message.text()} ${message.location().url}`);
    });
    await page.goto(address);
    faults.push(...(await look(page, janus)));
    return faults;
  } finally {
    await browser.close();
  }
}
