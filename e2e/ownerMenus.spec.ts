// The owner arranges the menus of both faces: docs/behaviour.md, B62.
import { expect, expectAccessible, signIn, test } from './support/fixtures.ts';
import { expectNarrow, saveForm } from './support/inputMethods.ts';

test.use({ writer: 'menus', viewport: { width: 390, height: 844 } });

test('menu items are moved by keyboard, renamed and hidden, as pages without scripts show, and reset', async ({
  page,
  browser,
  site,
}) => {
  await page.goto(site.at('portfolio', '/admin/site'));
  await signIn(page);
  const menu = page.getByRole('region', { name: 'Портфолио, вверху' });
  await expect(menu.getByRole('checkbox')).toHaveCount(4);
  // CV is moved to the top by keyboard: the button keeps the focus while the items change.
  for (const at of [3, 2, 1]) {
    const up = menu.getByRole('listitem').nth(at).getByRole('button', { name: 'Выше: CV' });
    await up.focus();
    await page.keyboard.press('Enter');
  }
  await menu.getByRole('checkbox', { name: 'Опыт работы' }).uncheck();
  await menu.getByRole('button', { name: 'Назвать иначе: Проекты' }).click();
  await menu.getByLabel('По-русски').fill('Работы');
  await menu.getByLabel('По-английски').fill('Work');
  await page
    .getByRole('region', { name: 'Портфолио, внизу' })
    .getByRole('checkbox', { name: 'Блог' })
    .uncheck();
  await expectNarrow(page);
  await expectAccessible(page);
  await saveForm(page);

  const bare = await browser.newContext({ javaScriptEnabled: false });
  const visitor = await bare.newPage();
  const header = 'header nav:not([aria-label="Язык"], [aria-label="Language"])';
  const places = (part: string) => visitor.locator(`${part} a`).allTextContents();
  await visitor.goto(site.at('portfolio'));
  expect(await places(header)).toEqual(['CV', 'Работы', 'Контакты']);
  expect(await places('footer')).not.toContain('Блог');
  await visitor.getByRole('navigation').getByRole('link', { name: 'CV' }).click();
  await expect(visitor).toHaveURL(/\/resume(\?|$)/);
  await visitor.goto(site.at('portfolio', '/en'));
  expect(await places(header)).toEqual(['CV', 'Work', 'Contacts']);
  await visitor.goto(site.at('blog'));
  expect(await places(header)).toEqual(['Все посты', 'Портфолио', 'Чем пользуюсь']);
  await visitor.getByRole('navigation').getByRole('link', { name: 'Портфолио' }).click();
  await expect(visitor.getByRole('navigation').getByRole('link', { name: 'Работы' })).toBeVisible();

  for (const name of ['Портфолио, вверху', 'Портфолио, внизу'])
    await page.getByRole('region', { name }).getByRole('button', { name: 'Вернуть как было' }).click();
  await saveForm(page);
  await visitor.goto(site.at('portfolio'));
  expect(await places(header)).toEqual(['Проекты', 'Опыт работы', 'Контакты', 'CV']);
  await bare.close();
});
