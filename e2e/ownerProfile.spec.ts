// The owner's profile: the headline, an uploaded CV, and signing out.
import { expect } from './support/fixtures.ts';
import { expectNarrow } from './support/inputMethods.ts';
import { inEveryWay, open } from './support/ownerTest.ts';

/** The smallest file that readers and the service accept as a PDF. */
const cv = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

inEveryWay(
  'the owner changes the headline and uploads and removes a CV file',
  { face: 'portfolio', way: 'phone' },
  async (path) => {
    const { page, visitor, input, portfolio, name } = path;
    const headline = name('Инженер');
    await open(page, portfolio('/admin/profile'));
    await expectNarrow(page);
    await input.write(page.getByRole('textbox', { name: 'Кто вы' }).first(), headline);
    await input.press(page.getByRole('button', { name: 'Сохранить', exact: true }));
    await expect(page.getByText(/^Сохранено/).first()).toBeVisible();
    await visitor.goto(portfolio());
    await expect(visitor.getByText(headline).first()).toBeVisible();

    const files = page.getByRole('group', { name: 'Резюме' }).first();
    const button = files.getByRole('button', { name: /^(Выбрать|Заменить) файл$/ });
    await input.attach(page, button, { name: 'cv.pdf', mimeType: 'application/pdf', buffer: cv });
    const own = files.getByRole('link', { name: 'Загруженный файл' });
    await expect(own).toBeVisible();
    await visitor.reload();
    const link = visitor.getByRole('link', { name: 'Скачать CV' }).first();
    const address = await link.getAttribute('href');
    const taken = await visitor.evaluate(async (href) => {
      const answer = await fetch(href);
      return { type: answer.headers.get('content-type'), size: (await answer.arrayBuffer()).byteLength };
    }, address ?? '');
    expect(taken).toEqual({ type: 'application/pdf', size: cv.length });
    await input.press(files.getByRole('button', { name: 'Убрать' }));
    await expect(files.getByRole('link', { name: 'Составленное резюме' })).toBeVisible();

    await input.pick(page, page.getByRole('banner').getByRole('button').last(), 'Выйти');
    await expect(page).toHaveURL(portfolio('/admin'));
    await expect(page.getByLabel('Пароль', { exact: true })).toBeVisible();
  },
);
