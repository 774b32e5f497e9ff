import type { Scripts } from '@janus-site/core/testing';
import { problem } from '@janus-site/core/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { adminScripts } from '../../testing/adminAnswers.ts';
import { adminSession } from '../../testing/adminSession.ts';
import { adminPlace, AdminStand } from '../../testing/AdminStand.tsx';
import { siteWith } from '../../testing/sampleScripts.ts';
import { pasteInto } from '../../testing/pasteInto.ts';
import { SiteScreen } from './SiteScreen.tsx';

function draw(scripts: Scripts = {}) {
  const all = { ...adminScripts, updateSite: {}, updateSiteTranslation: {}, ...scripts };
  const place = adminPlace({ route: 'site', session: adminSession(), scripts: all });
  render(
    <AdminStand place={place}>
      <SiteScreen />
    </AdminStand>,
  );
  return place;
}
/** The languages are side by side, Russian first. */
const field = async (name: string) =>
  (await screen.findAllByLabelText(name, { selector: ':not([type=checkbox])' }))[0] as HTMLElement;
const save = () => userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));

beforeEach(() => localStorage.clear());

test('an empty field shows what pages have without it, and a typed one is seen at once', async () => {
  const { server } = draw();
  const blog = await field('Блог');
  expect(blog).toHaveAttribute('placeholder', 'AleBlog');
  expect(await field('Главная блога')).toHaveAttribute('placeholder', '{site} — Блог {name}');
  await userEvent.type(blog, 'Записки');
  expect(screen.getAllByText(/^Записки — Блог Алексей Заречный — Пост/)).toHaveLength(1);
  await save();
  await waitFor(() => expect(server.callsOf('updateSiteTranslation')).toHaveLength(1));
  expect(server.callsOf('updateSiteTranslation')[0]).toMatchObject({
    params: { language: 'ru' },
    body: { blog_name: 'Записки', blog_title: null },
  });
  expect(server.callsOf('updateSite')).toHaveLength(0);
});

test('each field goes back to its default by itself', async () => {
  const { server } = draw({ getSite: { ru: { blog_name: 'Записки', portfolio_name: 'Студия' } } });
  await userEvent.click(await screen.findByRole('button', { name: 'По умолчанию Блог' }));
  expect(await field('Блог')).toHaveValue('');
  await save();
  await waitFor(() => expect(server.callsOf('updateSiteTranslation')).toHaveLength(1));
  expect(server.callsOf('updateSiteTranslation')[0]).toMatchObject({
    body: { blog_name: null, portfolio_name: 'Студия' },
  });
});

test('a title names what it cannot put in, before anything is sent', async () => {
  const { server } = draw();
  await userEvent.type(await field('Пост'), '{{title} {{owner}');
  await save();
  expect(await screen.findAllByText('Здесь нельзя подставить {owner}')).not.toHaveLength(0);
  expect(server.callsOf('updateSiteTranslation')).toHaveLength(0);
});

test('offers the genitive, with a title that has it', async () => {
  draw();
  await userEvent.click(await screen.findByRole('button', { name: /^Подставить «/ }));
  expect(await field('Имя в родительном падеже')).not.toHaveValue('');
  expect(await field('Главная блога')).toHaveValue('{site} — Блог {name:genitive}');
});

test('a colour that cannot be read is moved, and says so', async () => {
  draw({ getSite: { blog_accent: '#ffd400' } });
  const blog = await screen.findByRole('group', { name: 'Цвет блога' });
  expect(within(blog).getByRole('status').textContent).toMatch(/^Цвет #ffd400 плохо читается/);
  await userEvent.click(within(blog).getByRole('radio', { name: 'Зелёный' }));
  expect(within(blog).getByRole('status')).not.toHaveTextContent('плохо читается');
});

test('links have a name by their address, an order and a way out', async () => {
  const { server } = draw();
  await userEvent.click(await screen.findByRole('button', { name: 'Добавить ссылку' }));
  await pasteInto(await field('Адрес'), 'https://habr.com/ru/users/anna');
  expect(await field('Название')).toHaveValue('Habr');
  await userEvent.click(screen.getByRole('button', { name: 'Добавить ссылку' }));
  const second = screen.getAllByLabelText('Адрес')[1] as HTMLElement;
  await pasteInto(second, 'https://vk.com/anna');
  await userEvent.click(screen.getByRole('button', { name: 'Выше: VK' }));
  await save();
  await waitFor(() => expect(server.callsOf('updateSite')).toHaveLength(1));
  expect(server.callsOf('updateSite')[0]).toMatchObject({
    body: {
      links: [
        { name: 'VK', url: 'https://vk.com/anna' },
        { name: 'Habr', url: 'https://habr.com/ru/users/anna' },
      ],
    },
  });
});

test('covers are drawn unless the owner wants none', async () => {
  const { server } = draw();
  const box = await screen.findByRole('checkbox', { name: 'Рисовать обложки' });
  expect(box).toBeChecked();
  await userEvent.click(box);
  await save();
  await waitFor(() => expect(server.callsOf('updateSite')).toHaveLength(1));
  expect(server.callsOf('updateSite')[0]?.body).toMatchObject({ draws_covers: false });
});

test('posts in the other language are folded where the owner wants that', async () => {
  const { server } = draw();
  const box = await screen.findByRole('checkbox', { name: 'Сворачивать посты на другом языке' });
  expect(box).not.toBeChecked();
  await userEvent.click(box);
  await save();
  await waitFor(() => expect(server.callsOf('updateSite')).toHaveLength(1));
  expect(server.callsOf('updateSite')[0]?.body).toMatchObject({ folds_other_posts: true });
});

const samples = (caption: string) =>
  screen
    .getAllByText(caption)
    .map((words) => within(words.closest('figure') as HTMLElement).getByRole('img', { hidden: true }));

test('the pictures of links and the phones follow the form at once, each in its language', async () => {
  draw();
  const title = await field('Главная блога');
  await pasteInto(title, 'Записки — о железе');
  await pasteInto(await field('О блоге одной фразой'), 'Схемы и код');
  await userEvent.click(screen.getByRole('tab', { name: /Английский/ }));
  await pasteInto((await screen.findAllByLabelText('Блог')).at(-1) as HTMLElement, 'Notes');
  // the faces of one language are side by side, the Russian ones first
  const shown = (caption: string) =>
    samples(caption).map(({ lang, textContent }) => `${lang} ${textContent}`);
  const [portfolio, blog, , englishBlog] = shown('Картинка ссылки');
  expect(portfolio).toMatch(/^ru .*Алексей Заречный/);
  expect(blog).toMatch(/^ru .*ЗапискиСхемы\sи\sкод$/);
  expect(englishBlog).toMatch(/^en .*Notes/);
  const [, phone, , englishPhone] = shown('Телефон');
  expect(phone).toMatch(/^ru AleBlog.*Схемы.и.кодВсе посты$/);
  expect(englishPhone).toMatch(/^en Notes.*All posts$/);
});

test('the pictures of links and the phones take the accent, the corners and the theme at once', async () => {
  draw();
  const colors = await screen.findByRole('group', { name: 'Цвет блога' });
  const faceOf = (sample: HTMLElement) => sample.closest<HTMLElement>('[style*=font-family]')?.style;
  const blogs = [...samples('Картинка ссылки'), ...samples('Телефон')].filter((_, index) => index % 2 === 1);
  expect(blogs).toHaveLength(4);
  const own = (role: string) => blogs.map((sample) => faceOf(sample)?.getPropertyValue(role));
  expect(own('--accent')).toEqual(['', '', '', '']);
  await userEvent.click(within(colors).getByRole('radio', { name: 'Зелёный' }));
  for (const color of own('--accent')) expect(color).toMatch(/^light-dark\(#0b6e4f,/);
  await userEvent.click(screen.getByRole('radio', { name: 'Прямые' }));
  expect(own('--radius-control')).toEqual(['0px', '0px', '0px', '0px']);
  const pages = () => samples('Телефон').map((phone) => phone.firstElementChild?.className);
  const before = pages();
  await userEvent.selectOptions(screen.getByLabelText('Тема сайта'), 'Тёмная');
  for (const [index, page] of pages().entries()) expect(page).not.toBe(before[index]);
});

test('a typeface and corners are seen at once, saved, and given back', async () => {
  const { server } = draw();
  const type = await screen.findByRole('group', { name: 'Шрифт' });
  const corners = screen.getByRole('group', { name: 'Углы' });
  const preview = screen.getAllByRole('figure')[0] as HTMLElement;
  expect(within(type).getByRole('radio', { name: /^Inter/ })).toBeChecked();
  expect(preview.style.fontFamily).toContain('Inter');
  await userEvent.click(within(type).getByRole('radio', { name: /^Literata/ }));
  await userEvent.click(within(corners).getByRole('radio', { name: 'Прямые' }));
  expect(preview.style.fontFamily).toContain('Literata');
  expect(preview.style.getPropertyValue('--radius-card')).toBe('0px');
  await save();
  await waitFor(() => expect(server.callsOf('updateSite')).toHaveLength(1));
  expect(server.callsOf('updateSite')[0]?.body).toMatchObject({ typeface: 'literata', corners: 'square' });
});

test('the default typeface and corners are none of their own', async () => {
  const { server } = draw({ getSite: { typeface: 'onest', corners: 'round' } });
  const type = await screen.findByRole('group', { name: 'Шрифт' });
  expect(within(type).getByRole('radio', { name: /^Onest/ })).toBeChecked();
  await userEvent.click(within(type).getByRole('radio', { name: /^Inter/ }));
  await userEvent.click(screen.getByRole('radio', { name: /^Чуть скруглённые/ }));
  await save();
  await waitFor(() => expect(server.callsOf('updateSite')).toHaveLength(1));
  expect(server.callsOf('updateSite')[0]?.body).toMatchObject({ typeface: null, corners: null });
});

const logo = () => screen.findByRole('group', { name: 'Логотип' });

test('letters are seen at once, and are asked for where there are none', async () => {
  const { server } = draw();
  const field = await logo();
  expect(within(field).getByRole('radio', { name: 'По умолчанию' })).toBeChecked();
  await userEvent.click(within(field).getByRole('radio', { name: 'Буквы' }));
  await save();
  expect(await screen.findAllByText('Введите одну или две буквы или цифры')).not.toHaveLength(0);
  expect(server.callsOf('updateSite')).toHaveLength(0);
  await userEvent.type(within(field).getByLabelText('Буквы логотипа'), 'ЯН');
  // a tab, a header, a share picture and a phone for each face, in both languages
  expect(screen.getAllByText('ЯН')).toHaveLength(16);
  await save();
  await waitFor(() => expect(server.callsOf('updateSite')).toHaveLength(1));
  expect(server.callsOf('updateSite')[0]?.body).toMatchObject({ logo: { letters: 'ЯН' }, theme: null });
});

test('a file becomes the logo when the form is saved, and what the server says of it stands beside it', async () => {
  const message = 'Логотип меньше 128 пикселей';
  const { server } = draw({
    uploadMedia: {
      id: '4a1f9f6e-6c0e-4f5e-9a53-0d6a3f0b8f11',
      url: '/media/logo.svg',
      width: 40,
      height: 40,
      content_type: 'image/svg+xml',
      size: 90,
    },
    updateSite: () =>
      problem(409, 'unfit_logo', message, {
        error: { code: 'unfit_logo', message, fields: [{ path: 'logo', code: 'unfit_logo', message }] },
      }),
  });
  const field = await logo();
  await userEvent.click(within(field).getByRole('radio', { name: 'Картинка' }));
  const input = field.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  await userEvent.upload(input, new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }));
  expect(await within(field).findByRole('img', { name: 'На тёмном фоне' })).toHaveAttribute(
    'src',
    '/media/logo.svg',
  );
  expect(server.callsOf('updateSite')).toHaveLength(0);
  await save();
  await waitFor(() => expect(server.callsOf('updateSite')).toHaveLength(1));
  expect(server.callsOf('updateSite')[0]?.body).toMatchObject({ logo: { picture: '/media/logo.svg' } });
  expect(await within(field).findByText(message)).toBeVisible();
});

test('the default logo and the theme of the system come back', async () => {
  const { server } = draw({
    getSite: { logo: { picture: '/media/a.svg', raster: '/media/b.webp' }, theme: 'dark' },
  });
  const field = await logo();
  expect(within(field).getByRole('radio', { name: 'Картинка' })).toBeChecked();
  await userEvent.click(within(field).getByRole('radio', { name: 'По умолчанию' }));
  const theme = screen.getByLabelText('Тема сайта');
  expect(theme).toHaveValue('dark');
  await userEvent.selectOptions(theme, 'Как в системе');
  await save();
  await waitFor(() => expect(server.callsOf('updateSite')).toHaveLength(1));
  expect(server.callsOf('updateSite')[0]?.body).toMatchObject({ logo: null, theme: null });
});

test('the sections of the home are put in order, hidden, and come back', async () => {
  const { server } = draw({ getSite: { home: ['experience'] } });
  const field = await screen.findByRole('group', { name: 'Главная портфолио' });
  const boxes = () => within(field).getAllByRole('checkbox') as HTMLInputElement[];
  const order = () => boxes().map((box) => [box.labels?.[0]?.textContent, box.checked]);
  expect(order()).toEqual([
    ['Опыт работы', true],
    ['Проекты', false],
  ]);
  await userEvent.click(within(field).getByRole('button', { name: 'Выше: Проекты' }));
  expect(within(field).getByRole('button', { name: 'Выше: Опыт работы' })).toHaveFocus();
  await userEvent.click(within(field).getByRole('checkbox', { name: 'Опыт работы' }));
  await save();
  await waitFor(() => expect(server.callsOf('updateSite')).toHaveLength(1));
  expect(server.callsOf('updateSite')[0]?.body).toMatchObject({ home: [] });
  for (const box of boxes()) await userEvent.click(box);
  await save();
  await waitFor(() => expect(server.callsOf('updateSite')).toHaveLength(2));
  expect(server.callsOf('updateSite')[1]?.body).toMatchObject({ home: null });
});

test('the blog has sections of its own, and one goes up a place at a time', async () => {
  const { server } = draw({ getSite: { blog_home: ['newest', 'topics'] } });
  const field = await screen.findByRole('group', { name: 'Главная блога' });
  const boxes = () => within(field).getAllByRole('checkbox') as HTMLInputElement[];
  const order = () => boxes().map((box) => [box.labels?.[0]?.textContent, box.checked]);
  expect(order()).toEqual([
    ['Список новых постов', true],
    ['Темы', true],
    ['Новейший пост крупно', false],
  ]);
  await userEvent.click(within(field).getByRole('checkbox', { name: 'Новейший пост крупно' }));
  await userEvent.click(within(field).getByRole('button', { name: 'Выше: Новейший пост крупно' }));
  await save();
  await waitFor(() => expect(server.callsOf('updateSite')).toHaveLength(1));
  expect(server.callsOf('updateSite')[0]?.body).toMatchObject({ blog_home: ['newest', 'lead', 'topics'] });
  await userEvent.click(within(field).getByRole('button', { name: 'Выше: Новейший пост крупно' }));
  await save();
  await waitFor(() => expect(server.callsOf('updateSite')).toHaveLength(2));
  expect(server.callsOf('updateSite')[1]?.body).toMatchObject({ blog_home: null });
});

const menu = (name: string) => screen.findByRole('region', { name });
const placesOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole<HTMLInputElement>('checkbox')
    .map((box) => `${box.checked ? '+' : '-'} ${box.labels?.[0]?.textContent}`);

test('places of a menu are moved, renamed and hidden, and it comes back as it was', async () => {
  const own = { menu: { blog: [{ slug: 'uses', title: 'Чем пользуюсь' }] } };
  const { server } = draw({ getSite: siteWith(own) });
  const blog = await menu('Блог, вверху');
  expect(placesOf(blog)).toEqual(['+ Все посты', '+ Портфолио', '+ Чем пользуюсь', '- Архив']);
  expect(placesOf(await menu('Блог, внизу'))).toEqual(['+ Портфолио', '+ RSS', '- Чем пользуюсь', '- Архив']);
  const up = () => within(blog).getByRole('button', { name: 'Выше: Чем пользуюсь' });
  await userEvent.click(up());
  // the button keeps its place and the focus
  expect(within(blog).getByRole('button', { name: 'Выше: Портфолио' })).toHaveFocus();
  await userEvent.click(within(blog).getByRole('checkbox', { name: 'Портфолио' }));
  await userEvent.click(within(blog).getByRole('button', { name: 'Назвать иначе: Все посты' }));
  await pasteInto(within(blog).getByLabelText('По-английски'), ' Writing ');
  await save();
  await waitFor(() => expect(server.callsOf('updateSite')).toHaveLength(1));
  expect(server.callsOf('updateSite')[0]?.body).toMatchObject({
    menus: {
      blog: [
        { item: 'posts', is_hidden: false, names: { en: 'Writing' } },
        { item: 'page:uses', is_hidden: false },
        { item: 'portfolio', is_hidden: true },
        { item: 'archive', is_hidden: true },
      ],
    },
  });
  await userEvent.click(within(blog).getByRole('button', { name: 'Вернуть как было' }));
  expect(placesOf(blog)).toEqual(['+ Все посты', '+ Портфолио', '+ Чем пользуюсь', '- Архив']);
  await save();
  await waitFor(() => expect(server.callsOf('updateSite')).toHaveLength(2));
  expect(server.callsOf('updateSite')[1]?.body).toMatchObject({ menus: null });
});

test('a page that is in the bin keeps its name in a menu that is changed meanwhile', async () => {
  const kept = { item: 'page:gone', names: { ru: 'Сейчас' } };
  const { server } = draw({ getSite: siteWith({ menus: { blog: [kept] } }) });
  const blog = await menu('Блог, вверху');
  expect(placesOf(blog)).toEqual(['+ Все посты', '+ Портфолио', '- Архив']);
  await userEvent.click(within(blog).getByRole('checkbox', { name: 'Портфолио' }));
  await save();
  await waitFor(() => expect(server.callsOf('updateSite')).toHaveLength(1));
  expect(server.callsOf('updateSite')[0]?.body).toMatchObject({
    menus: { blog: [{ item: 'posts' }, { item: 'portfolio', is_hidden: true }, { item: 'archive' }, kept] },
  });
});
