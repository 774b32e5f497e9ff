// The owner chooses the sections of the blog's home: docs/behaviour.md, B64.
import { expect, expectAccessible, signIn, test } from './support/fixtures.ts';
import { expectNarrow, saveForm } from './support/inputMethods.ts';

test.use({ writer: 'blogHome', viewport: { width: 360, height: 800 } });

test('sections of the blog’s home are moved by keyboard, hidden and restored, as a page without scripts shows', async ({
  page,
  browser,
  site,
}) => {
  const bare = await browser.newContext({ javaScriptEnabled: false });
  const visitor = await bare.newPage();
  const outline = async () => {
    await visitor.goto(site.at('blog'));
    return visitor
      .locator('main :is(h2, article)')
      .evaluateAll((found) => found.map((one) => (one.tagName === 'ARTICLE' ? 'lead' : one.id)));
  };
  expect(await outline()).toEqual(['newest', 'lead', 'topics']);
  const newest = await visitor.locator('main article a').textContent();

  await page.goto(site.at('blog', '/admin/site'));
  await signIn(page);
  const field = page.getByRole('group', { name: 'Главная блога' });
  // The topics are moved to the top: the button keeps the focus while the sections change.
  for (const at of [2, 1]) {
    const up = field.getByRole('listitem').nth(at).getByRole('button', { name: 'Выше: Темы' });
    await up.focus();
    await page.keyboard.press('Enter');
  }
  await field.getByRole('checkbox', { name: 'Новейший пост крупно' }).uncheck();
  await expectNarrow(page);
  await expectAccessible(page);
  await saveForm(page);
  expect(await outline()).toEqual(['topics', 'newest']);
  await expect(visitor.locator('main ol li').first()).toContainText(newest ?? '');

  for (const box of await field.getByRole('checkbox').all()) await box.uncheck();
  await saveForm(page);
  expect(await outline()).toEqual([]);
  await page.reload();
  await expect(field.getByRole('checkbox', { checked: false })).toHaveCount(3);
  for (const box of await field.getByRole('checkbox').all()) await box.check();
  await saveForm(page);
  expect(await outline()).toEqual(['newest', 'lead', 'topics']);
  await bare.close();
});
