import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problem } from '@janus-site/core/testing';
import type { Scripts } from '@janus-site/core/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { adminScripts, sampleSite } from '../../../testing/adminAnswers.ts';
import { adminSession } from '../../../testing/adminSession.ts';
import { adminPlace, AdminStand } from '../../../testing/AdminStand.tsx';
import { SiteScreen } from '../SiteScreen.tsx';

beforeEach(() => sessionStorage.clear());

const removed = { items: [], has_profile: false, restorable: 12 };

function draw(scripts: Scripts = {}) {
  const answers = {
    updateProfile: {},
    updateProfileTranslation: {},
    updateSite: {},
    updateSiteTranslation: {},
    updateUser: {},
    getSample: sampleSite,
    removeSample: removed,
  };
  const navigate = vi.fn();
  const place = adminPlace({
    route: 'site',
    search: '?welcome',
    session: adminSession(),
    navigate,
    scripts: { ...adminScripts, ...answers, ...scripts },
  });
  const drawn = render(
    <AdminStand place={place}>
      <SiteScreen />
    </AdminStand>,
  );
  return { ...drawn, navigate, server: place.server };
}
const next = () => userEvent.click(screen.getByRole('button', { name: 'Дальше' }));
const question = (name: string) => screen.findByRole('heading', { name });

test('the preview has the typeface and the corners that the site has', async () => {
  draw({ getSite: { typeface: 'literata', corners: 'square' } });
  await question('Кто вы?');
  for (let step = 0; step < 2; step += 1)
    await userEvent.click(screen.getByRole('button', { name: 'Пропустить' }));
  await question('Как сайт выглядит?');
  const [preview] = screen.getAllByRole('figure');
  expect(preview).toHaveStyle({ fontFamily: "'Literata','Literata fallback',Georgia,serif" });
  expect(preview?.getAttribute('style')).toContain('0px');
});

test('four questions set up the site, and each answer is saved as it is given', async () => {
  const { server, navigate } = draw();
  await question('Кто вы?');
  await userEvent.type(screen.getByLabelText('Имя и фамилия'), 'Анна Петрова');
  expect(screen.getByLabelText(/По-английски/)).toHaveAttribute('placeholder', 'Anna Petrova');
  await next();
  expect(await question('Как вас найти?')).toHaveFocus();
  expect(server.callsOf('updateProfileTranslation').map(({ body }) => body)).toEqual([
    { name: 'Анна Петрова', headline: '', about: '', location: null, availability: '', answer_time: '' },
    { name: 'Anna Petrova', headline: '', about: '', location: null, availability: '', answer_time: '' },
  ]);
  expect(server.callsOf('updateProfile')[0]?.body).toEqual({
    github: null,
    telegram: null,
    email: null,
    photo: null,
  });
  await userEvent.type(screen.getByLabelText(/Telegram/), '@anna');
  await next();
  await question('Как сайт выглядит?');
  expect(server.callsOf('updateProfile')[1]?.body).toEqual({ telegram: 'anna' });
  await userEvent.type(screen.getByLabelText('Как называется блог (необязательно)'), 'Записки');
  await userEvent.click(screen.getAllByRole('radio', { name: 'Зелёный' })[0] ?? document.body);
  await next();
  await question('Что делать с примером?');
  expect(server.callsOf('updateSite')[0]?.body).toEqual({
    portfolio_accent: expect.stringMatching(/^#/) as string,
  });
  expect(server.callsOf('updateSiteTranslation').map(({ body }) => body)).toEqual([
    expect.objectContaining({ name_genitive: 'Анны Петровой' }),
    { blog_name: 'Записки' },
  ]);
  await userEvent.click(await screen.findByRole('button', { name: 'Убрать пример' }));
  await waitFor(() => expect(server.callsOf('removeSample')).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Готово' }));
  expect(navigate).toHaveBeenCalledWith('/admin');
});

test('a skipped question saves nothing, and «Назад» returns to it', async () => {
  const { server } = draw();
  await question('Кто вы?');
  for (const name of ['Как вас найти?', 'Как сайт выглядит?']) {
    await userEvent.click(screen.getByRole('button', { name: 'Пропустить' }));
    await question(name);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Назад' }));
  await question('Как вас найти?');
  for (const name of ['updateProfile', 'updateProfileTranslation', 'updateSite'] as const)
    expect(server.callsOf(name)).toHaveLength(0);
});

test('returning to the first question keeps the saved contacts', async () => {
  const { server } = draw();
  await question('Кто вы?');
  await userEvent.type(screen.getByLabelText('Имя и фамилия'), 'Анна');
  await next();
  await question('Как вас найти?');
  await userEvent.type(screen.getByLabelText(/Telegram/), 'anna');
  await next();
  for (const name of ['Как вас найти?', 'Кто вы?']) {
    await userEvent.click(await screen.findByRole('button', { name: 'Назад' }));
    await question(name);
  }
  await next();
  await question('Как вас найти?');
  expect(server.callsOf('updateProfileTranslation')).toHaveLength(4);
  expect(server.callsOf('updateProfile').map(({ body }) => body)).toEqual([
    { github: null, telegram: null, email: null, photo: null },
    { telegram: 'anna' },
  ]);
});

test('a name that is saved before the state of the sample has arrived replaces the sample person', async () => {
  const late = new Promise<typeof sampleSite>((resolve) => setTimeout(resolve, 300, sampleSite));
  const { server } = draw({ getSample: () => late });
  await question('Кто вы?');
  await userEvent.type(screen.getByLabelText('Имя и фамилия'), 'А');
  await next();
  await question('Как вас найти?');
  expect(server.callsOf('updateProfileTranslation')[0]?.body).toMatchObject({ about: '' });
  expect(server.callsOf('updateProfile')[0]?.body).toMatchObject({ photo: null });
});

test('contacts saved before the name replace those of the sample person, and stay', async () => {
  const { server } = draw();
  await question('Кто вы?');
  await userEvent.click(screen.getByRole('button', { name: 'Пропустить' }));
  await question('Как вас найти?');
  await userEvent.type(screen.getByLabelText(/Telegram/), 'anna');
  await next();
  for (const name of ['Как вас найти?', 'Кто вы?']) {
    await userEvent.click(await screen.findByRole('button', { name: 'Назад' }));
    await question(name);
  }
  await userEvent.type(screen.getByLabelText('Имя и фамилия'), 'Анна');
  await next();
  await question('Как вас найти?');
  expect(server.callsOf('updateProfile').map(({ body }) => body)).toEqual([
    { github: null, telegram: 'anna', email: null, photo: null },
  ]);
});

test('a rejected answer stays on the screen with its reason, and survives a reload', async () => {
  const refused = problem(422, 'invalid_fields', 'Проверьте имя.');
  const { unmount } = draw({ updateProfileTranslation: refused });
  await userEvent.type(await screen.findByLabelText('Имя и фамилия'), 'Анна');
  await next();
  expect(await screen.findByRole('alert')).toHaveTextContent('Не сохранено.');
  expect(screen.getByLabelText('Имя и фамилия')).toHaveValue('Анна');
  unmount();
  draw();
  expect(await screen.findByLabelText('Имя и фамилия')).toHaveValue('Анна');
});

test('the questions can be finished in a browser that denies its storage', async () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const areas = (['localStorage', 'sessionStorage'] as const).map((area) =>
    vi.spyOn(window, area, 'get').mockImplementation(denied),
  );
  try {
    const { navigate } = draw();
    await userEvent.type(await screen.findByLabelText('Имя и фамилия'), 'Анна');
    for (const name of ['Как вас найти?', 'Как сайт выглядит?', 'Что делать с примером?']) {
      await userEvent.click(screen.getByRole('button', { name: 'Пропустить' }));
      await question(name);
    }
    await userEvent.click(screen.getByRole('button', { name: 'Готово' }));
    expect(navigate).toHaveBeenCalledWith('/admin');
  } finally {
    for (const area of areas) area.mockRestore();
  }
});

test('an error from the server is shown at its field until the field is changed', async () => {
  const fields = [
    { path: 'github', code: 'web-address', message: 'Начните адрес с https://.' },
    { path: 'email', code: 'email', message: 'Это не почта.' },
  ];
  const error = { code: 'invalid_fields', message: 'Проверьте поля запроса.', fields };
  const nameless = { ...error, fields: [{ path: 'name', code: 'pattern', message: 'Поле не пустое.' }] };
  draw({
    updateProfileTranslation: problem(422, 'invalid_fields', 'Проверьте поля запроса.', { error: nameless }),
    updateProfile: problem(422, 'invalid_fields', 'Проверьте поля запроса.', { error }),
  });
  await question('Кто вы?');
  await next();
  await waitFor(() =>
    expect(screen.getByLabelText('Имя и фамилия')).toHaveAccessibleDescription('Поле не пустое.'),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Пропустить' }));
  await question('Как вас найти?');
  const field = screen.getByLabelText(/GitHub/);
  await userEvent.type(field, 'masha');
  await next();
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Начните адрес с https/));
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Не сохранено. Начните адрес с https://. Это не почта.',
  );
  await userEvent.type(field, '!');
  expect(field).toBeValid();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the design question takes a logo, previews it on both faces and can reset it', async () => {
  const { server } = draw();
  await question('Кто вы?');
  for (const name of ['Как вас найти?', 'Как сайт выглядит?']) {
    await userEvent.click(screen.getByRole('button', { name: 'Пропустить' }));
    await question(name);
  }
  const logo = within(screen.getByRole('group', { name: 'Логотип' }));
  await userEvent.click(logo.getByRole('radio', { name: 'Буквы' }));
  await next();
  expect(await logo.findByText('Введите одну или две буквы или цифры')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Введите одну или две буквы или цифры');
  expect(server.callsOf('updateSite')).toHaveLength(0);
  await userEvent.type(logo.getByLabelText('Буквы логотипа'), 'АП');
  // a tab, a header, a share picture and a phone for each face
  expect(screen.getAllByText('АП')).toHaveLength(8);
  await next();
  await question('Что делать с примером?');
  expect(server.callsOf('updateSite')[0]?.body).toEqual({ logo: { letters: 'АП' } });
  await userEvent.click(screen.getByRole('button', { name: 'Назад' }));
  await userEvent.click(await screen.findByRole('radio', { name: 'По умолчанию' }));
  await next();
  await question('Что делать с примером?');
  expect(server.callsOf('updateSite')[1]?.body).toEqual({ logo: null });
});

test('a missing logo picture and a logo rejected by the server are reported with the reason', async () => {
  const { server } = draw({ updateSite: problem(409, 'unfit_logo', 'Логотип меньше 128 пикселей') });
  await question('Кто вы?');
  for (const name of ['Как вас найти?', 'Как сайт выглядит?']) {
    await userEvent.click(screen.getByRole('button', { name: 'Пропустить' }));
    await question(name);
  }
  await userEvent.click(screen.getByRole('radio', { name: 'Картинка' }));
  await next();
  expect(screen.getByRole('alert')).toHaveTextContent('Выберите картинку');
  await userEvent.click(screen.getByRole('radio', { name: 'Буквы' }));
  await userEvent.type(screen.getByLabelText('Буквы логотипа'), 'Я');
  await next();
  expect(await screen.findByText(/Логотип меньше 128 пикселей/)).toBeVisible();
  expect(server.callsOf('updateSite')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Пропустить' }));
  await question('Что делать с примером?');
});
