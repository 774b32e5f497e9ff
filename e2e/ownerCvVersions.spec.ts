// A CV version for one job is created, opened by its private link without an account, and withdrawn.
import { pdfText } from './support/pdfText.ts';
import { expect, expectAccessible } from './support/fixtures.ts';
import { expectNarrow } from './support/inputMethods.ts';
import { inEveryWay, open } from './support/ownerTest.ts';

inEveryWay(
  'a version of the CV is created, opened by its link as a PDF, and its link is changed',
  { face: 'portfolio', way: 'keyboard' },
  async (path) => {
    const { page, visitor, input, portfolio, name, forgive } = path;
    const [title, headline] = [name('Версия'), name('Аналитик')];
    await open(page, portfolio('/admin/resume'));
    await input.press(page.getByRole('link', { name: 'Новая версия' }));
    await input.press(page.getByRole('button', { name: 'Создать' }));
    await expect(page.getByRole('alert')).toContainText('Назовите версию');
    await input.write(page.getByLabel('Название'), title);
    await input.write(page.getByLabel(/^Имя файла/), 'Анна — аналитик');
    await input.choose(page.getByLabel('Вид документа'), 'В две колонки');
    await input.write(page.getByLabel(/^Кто вы/).first(), headline);

    // The second job is removed, the third moves up.
    const jobs = page.getByRole('region', { name: 'Опыт работы' });
    const boxes = jobs.getByRole('checkbox');
    const words = await jobs.locator('label').allInnerTexts();
    const [first = '', second = '', third = ''] = words.map((text) => text.split('\n')[1] ?? '');
    await input.press(boxes.nth(1));
    await expect(boxes.nth(1)).not.toBeChecked();
    for (let up = 0; up < 2; up += 1)
      await input.pick(page, jobs.getByRole('button', { name: /^Действия/ }).nth(2 - up), 'Выше');
    await expectAccessible(page);
    await expectNarrow(page);
    await input.press(page.getByRole('button', { name: 'Создать' }));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

    const russian = page.getByRole('group', { name: 'По-русски' });
    const address = (await russian.getByRole('link', { name: 'Открыть' }).getAttribute('href')) ?? '';
    expect(address).toMatch(/^\/cv\/[\w-]{43}$/);
    await visitor.goto(portfolio('/'));
    const read = async (at: string) => {
      const { status, headers, base64 } = await visitor.evaluate(async (href) => {
        const answer = await fetch(href, { cache: 'no-store' });
        const bytes = new Uint8Array(await answer.arrayBuffer());
        const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
        return {
          status: answer.status,
          headers: Object.fromEntries(answer.headers.entries()),
          base64: btoa(letters),
        };
      }, at);
      return { status, headers, bytes: Buffer.from(base64, 'base64') };
    };
    const shown = await read(`${address}?download`);
    expect(shown.status).toBe(200);
    expect(shown.headers['content-type']).toBe('application/pdf');
    expect(shown.headers['x-robots-tag']).toContain('noindex');
    expect(shown.headers['content-disposition']).toContain(encodeURIComponent('Анна — аналитик.pdf'));
    const flat = (text: string) => text.replaceAll(/\s/g, '');
    const wordsOfPdf = flat(pdfText(shown.bytes));
    const places = [headline, third, first].map((text) => wordsOfPdf.indexOf(flat(text)));
    expect(places.every((at) => at >= 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(wordsOfPdf).not.toContain(flat(second));
    expect(flat(pdfText((await read(`/en${address}`)).bytes))).not.toContain(flat(headline));
    // The site's own CV is unchanged.
    expect(flat(pdfText((await read('/cv/ru.pdf')).bytes))).toContain(flat(second));

    await open(page, portfolio('/admin/resume'));
    await input.pick(page, page.getByRole('button', { name: `Действия: ${title}` }), 'Сменить ссылку…');
    await input.press(page.getByRole('alertdialog').getByRole('button', { name: 'Сменить ссылку' }));
    await expect(page.getByText(`У версии «${title}» новая ссылка`)).toBeVisible();
    const former = await read(address);
    expect(former.status).toBe(404);
    expect(former.headers['content-type']).toBe((await read('/no/such/page')).headers['content-type']);
    forgive(404, '');
    await input.pick(page, page.getByRole('button', { name: `Действия: ${title}` }), 'Удалить');
    await expect(page.getByRole('link', { name: title })).toBeHidden();
  },
);
