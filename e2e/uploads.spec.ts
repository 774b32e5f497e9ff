// Pictures that were never files: pasted, or cropped in the page. WebKit cannot read such a form back out of a request,
// so nothing can here; and a text whose picture is not uploaded yet is not published.
import { readFile } from 'node:fs/promises';
import { expect, signIn, test } from './support/fixtures.ts';

test.use({ writer: 'owner' });

test('a pasted picture is uploaded without being read back, and publishing waits for it', async ({
  page,
  site,
  complaints,
}) => {
  await page.addInitScript(() => {
    for (const name of ['blob', 'arrayBuffer', 'formData', 'bytes'] as const)
      Object.assign(Request.prototype, {
        [name]: () => Promise.reject(new DOMException('No file', 'NotReadableError')),
      });
  });
  let isDown = true;
  await page.route('**/api/v1/media/', (route) =>
    isDown ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  );
  await page.goto(site.at('blog', '/login'));
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Вход/);
  await page.goto(site.at('blog', '/posts/create'));
  await page.getByRole('textbox', { name: 'Заголовок' }).first().fill('Вставленная картинка');
  const text = page.getByRole('textbox', { name: 'Текст', exact: true }).first();
  await text.fill('Смотрите:');
  await expect(page).toHaveURL(/\/edit$/);

  const bytes = [...(await readFile('packages/server/sample/pictures/weather.webp'))];
  await text.evaluate((field, content) => {
    const files = new DataTransfer();
    files.items.add(new File([new Uint8Array(content)], 'pasted.webp', { type: 'image/webp' }));
    const init = { clipboardData: files, bubbles: true, cancelable: true };
    field.dispatchEvent(new ClipboardEvent('paste', init));
  }, bytes);
  const retry = page
    .getByRole('group', { name: 'Картинка в тексте' })
    .getByRole('button', { name: 'Загрузить ещё раз' });
  await expect(retry).toBeVisible();
  const open = () => page.getByRole('button', { name: 'Опубликовать…' }).click();
  await open();
  const sheet = page.getByRole('dialog');
  const publish = sheet.getByRole('button', { name: 'Опубликовать', exact: true });
  await expect(publish).toBeDisabled();
  await expect(sheet.getByText(/когда картинка загрузится/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Отмена' }).click();

  isDown = false;
  await retry.click();
  await expect(text).toContainText('/media/');
  await open();
  await publish.click();
  await expect(sheet).toBeHidden();
  await expect(page.getByText(/вышел/).first()).toBeVisible();
  complaints.splice(0);
});

test('a remote picture that cannot be copied is shown as a link and is never requested', async ({
  page,
  site,
  complaints,
}) => {
  // The server never requests addresses of its machine.
  const foreign = `http://127.0.0.1:${site.port}/icon-192.png`;
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await page.goto(site.at('blog', '/login'));
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Вход/);
  await page.goto(site.at('blog', '/posts/create'));
  await page.getByRole('textbox', { name: 'Заголовок' }).first().fill('Чужая картинка');
  const text = page.getByRole('textbox', { name: 'Текст', exact: true }).first();
  await text.fill('Смотрите: ');
  await expect(page).toHaveURL(/\/edit$/);
  await text.evaluate((field, address) => {
    const data = new DataTransfer();
    data.setData('text/plain', `![Значок](${address})`);
    field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, foreign);
  const preview = page.getByRole('region', { name: 'Просмотр' });
  await expect(preview.getByRole('alert')).toContainText('получить не удалось');
  await expect(
    preview.getByRole('link', { name: `Картинка с 127.0.0.1:${site.port}: Значок` }),
  ).toBeVisible();
  complaints.splice(0);
  await page.getByRole('button', { name: 'Опубликовать…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Опубликовать', exact: true }).click();
  await expect(page.getByText(/вышел/).first()).toBeVisible();

  await page.goto(site.at('blog', '/'));
  await page.getByRole('link', { name: 'Чужая картинка' }).first().click();
  const link = page.getByRole('link', { name: /Картинка с 127\.0\.0\.1.*Значок/ });
  await expect(link).toHaveAttribute('href', foreign);
  expect(asked.filter((url) => url.startsWith(`http://127.0.0.1:${site.port}/icon`))).toEqual([]);
  const policy = (await page.reload())?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("img-src 'self' data: blob:;");
});

test('an upload cut off by the network can be retried after a reload, at its position in the text', async ({
  page,
  site,
  complaints,
}) => {
  let isDown = true;
  await page.route('**/api/v1/media/', (route) => (isDown ? route.abort() : route.continue()));
  await page.goto(site.at('blog', '/login'));
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Вход/);
  await page.goto(site.at('blog', '/posts/create'));
  await page.getByRole('textbox', { name: 'Заголовок' }).first().fill('Оборванная загрузка');
  const text = page.getByRole('textbox', { name: 'Текст', exact: true }).first();
  // Not into the plain field, which is replaced meanwhile.
  await expect(text).toHaveAttribute('contenteditable', 'true');
  await text.fill('До');
  // 42 megapixels: more than the server accepts, so it is scaled before it waits.
  await text.evaluate(async (field) => {
    const canvas = new OffscreenCanvas(7000, 6000);
    canvas.getContext('2d')?.fillRect(0, 0, 3500, 6000);
    const large = await canvas.convertToBlob({ type: 'image/png' });
    const files = new DataTransfer();
    files.items.add(new File([large], 'large.png', { type: 'image/png' }));
    field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: files, bubbles: true, cancelable: true }),
    );
  });
  const picture = page.getByRole('group', { name: 'Картинка в тексте' });
  await expect(picture.getByText(/ждёт на этом устройстве/)).toBeVisible({ timeout: 20_000 });
  await expect(page).toHaveURL(/\/edit$/);
  await expect(page.getByText(/Сохранено/).first()).toBeVisible();

  await page.reload();
  await expect(picture.getByText(/ждёт на этом устройстве/)).toBeVisible({ timeout: 20_000 });
  isDown = false;
  await picture.getByRole('button', { name: 'Загрузить ещё раз' }).click();
  await expect(text).toContainText(/До\s*!\[\]\(\/media\/[\w-]+\.webp\)/, { timeout: 20_000 });
  await picture.getByLabel('Что на картинке').fill('Серый прямоугольник');
  await picture.getByLabel('Подпись под картинкой').fill('Половина');
  await expect(text).toContainText(/!\[Серый прямоугольник\]\(\S+ "Половина"\)/);
  const address = /\/media\/[\w-]+\.webp/.exec((await text.textContent()) ?? '')?.[0] ?? '';
  const sides = await page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  }, address);
  expect(sides).toEqual([4096, 3511]);
  complaints.splice(0);
});

test('an unreadable HEIC photo is not uploaded; a picture with too many bytes is re-encoded first', async ({
  page,
  site,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && /\/(?:media|cover)\//.test(request.url())) sent.push(request.url());
  });
  const heic = { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('no picture') };
  await page.goto(site.at('portfolio', '/admin'));
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1, name: /^Здравствуйте/ })).toBeVisible();
  await page.goto(site.at('portfolio', '/admin/projects?new=1'));
  const cover = page.getByRole('group', { name: 'Обложка' });
  const field = cover.locator('input[type=file]');
  await field.setInputFiles(heic);
  await expect(cover.getByText(/^Браузер не читает HEIC/)).toBeVisible();
  await expect(cover.getByRole('img')).toHaveCount(0);
  expect(sent).toEqual([]);

  // Uncompressed: 12 MB of one colour.
  const [width, height] = [2000, 2000];
  const head = Buffer.alloc(54);
  head.write('BM');
  head.writeUInt32LE(54 + width * height * 3, 2);
  head.writeUInt32LE(54, 10);
  head.writeUInt32LE(40, 14);
  head.writeInt32LE(width, 18);
  head.writeInt32LE(height, 22);
  head.writeUInt16LE(1, 26);
  head.writeUInt16LE(24, 28);
  const heavy = Buffer.concat([head, Buffer.alloc(width * height * 3, 0x60)]);
  await field.setInputFiles({ name: 'heavy.bmp', mimeType: 'image/bmp', buffer: heavy });
  await expect(cover.getByText(/^Браузер не читает/)).toBeHidden();
  await expect(cover.getByRole('img')).toBeVisible();
  await page.getByRole('textbox', { name: 'Название' }).first().fill('Тяжёлая обложка');
  const put = page.waitForResponse((response) => response.url().includes('/cover/'));
  await page.getByRole('button', { name: 'Сохранить' }).click();
  const { is_cover_drawn: isDrawn, cover: address } = (await (await put).json()) as {
    is_cover_drawn?: boolean;
    cover: string;
  };
  expect([isDrawn, address]).toEqual([undefined, expect.stringMatching(/^\/media\//)]);
  expect(sent).toHaveLength(1);
});
