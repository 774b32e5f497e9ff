import { chromium } from 'playwright';
import { browserArguments, findBrowser } from '../browser.ts';

interface Titled {
  items: { translations: { language: string; title: string }[] }[];
}

/** The English titles of a project and a post, as Janus tells them. */
async function titlesOf(janus: string): Promise<string[]> {
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

/** What is wrong with an example's page, beside a running Janus: what the browser complains of, and what is not shown. */
export async function faultsOf(address: string, janus: string): Promise<string[]> {
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
    for (const title of await titlesOf(janus))
      await page
        .getByText(title)
        .first()
        .waitFor({ timeout: 10_000 })
        .catch(() => faults.push(`The page does not show ${title}`));
    await page.waitForLoadState('networkidle');
    const isBroken = ({ complete, naturalWidth }: HTMLImageElement) => complete && naturalWidth === 0;
    const broken = await page.evaluate(
      `[...document.images].filter(${String(isBroken)}).map(({ src }) => src)`,
    );
    return [...faults, ...(broken as string[]).map((src) => `A picture is not shown: ${src}`)];
  } finally {
    await browser.close();
  }
}
