import type { Post } from '@janus-site/core';
import { problem } from '@janus-site/core/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { AdminLayout } from '../../frame/AdminLayout.tsx';
import { adminPost, adminScripts } from '../../../testing/adminAnswers.ts';
import { adminSession } from '../../../testing/adminSession.ts';
import { keepsPending, pendingOf, postWith, revisionsOf } from '../../../testing/editorAnswers.ts';
import { PostEditor } from './PostEditor.tsx';

/** The editor in every state that a post may be in. */
const meta: Meta<typeof PostEditor> = {
  component: PostEditor,
  decorators: [
    (Story) => (
      <AdminLayout>
        <Story />
      </AdminLayout>
    ),
  ],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => localStorage.clear(),
};
export default meta;
type Story = StoryObj<typeof PostEditor>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const place = (post: Post, scripts: object = {}) => ({
  place: {
    face: 'blog',
    route: 'editPost',
    params: { id: post.id },
    session: adminSession(),
    scripts: { ...adminScripts, ...keepsPending, ...revisionsOf(post), getPost: post, ...scripts },
  },
});
const pending = postWith('ru', { pending: pendingOf(), has_pending: true });
const outdated = postWith('en', { is_outdated: true, source_revision: 2 });
/** Code loaded on demand is slow when all stories run in parallel. */
const slow = { timeout: 20_000 };
const body = () => within(document.body);
async function rich(canvas: Canvas): Promise<HTMLElement> {
  await waitFor(
    () => expect(canvas.getByRole('textbox', { name: 'Текст' }).isContentEditable).toBe(true),
    slow,
  );
  return canvas.getByRole('textbox', { name: 'Текст' });
}

export const Pending: Story = { args: { post: pending }, parameters: place(pending) };
export const PendingDark: Story = { ...Pending, globals: { theme: 'dark' } };
export const PendingPhone: Story = { ...Pending, globals: { viewport: { value: 'phone' } } };
export const Compared: Story = {
  ...Pending,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Сравнить' }));
    await body().findAllByText('Правка', { selector: 'ins' }, slow);
  },
};
export const Outdated: Story = {
  args: { post: outdated },
  parameters: place(outdated),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'EN: английский' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Что изменилось' }));
    await body().findAllByText(/Прежний/, {}, slow);
  },
};
export const BothLanguages: Story = {
  args: { post: outdated },
  parameters: place(outdated),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'RU + EN: два языка рядом' }));
    await expect(canvas.getAllByLabelText('Заголовок')).toHaveLength(2);
  },
};
export const History: Story = {
  args: { post: adminPost() },
  parameters: place(adminPost()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Действия: Русский' }));
    await userEvent.click(await body().findByRole('menuitem', { name: 'История' }));
    await body().findByRole('button', { name: 'Вернуть этот текст' });
  },
};
export const CheckSheet: Story = {
  args: { post: postWith('ru', { body: '# Раз\n\n![](/media/a.webp)\n\n#### Два\n\n[тут](#нет)' }) },
  parameters: place(adminPost()),
  play: async ({ canvas, userEvent }) => {
    await rich(canvas);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    const sheet = await body().findByRole('list', { name: 'Проверка перед публикацией' });
    await within(sheet).findByText(/Ссылка ведёт к заголовку/);
    await userEvent.click(within(sheet).getByRole('button', { name: /^Перейти: У картинки/ }));
    await waitFor(() => expect(getSelection()?.toString()).toBe('![](/media/a.webp)'));
  },
};
export const PreviewLink: Story = {
  args: {
    post: { ...adminPost(), preview_link: { id: 'b'.repeat(43), expires_at: '2026-12-01T00:00:00Z' } },
  },
  parameters: place(adminPost(), {
    createPreviewLink: { id: 'c'.repeat(43), token: 'a'.repeat(43), expires_at: '2026-12-01T00:00:00Z' },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Действия с постом' }));
    await userEvent.click(await body().findByRole('menuitem', { name: 'Ссылка для просмотра…' }));
    await userEvent.click(await body().findByRole('button', { name: 'Сделать новую' }));
    await body().findByRole('button', { name: 'Скопировать' });
  },
};

/**
 * An oversized file is refused before sending; a failed upload is retried; the description is written into the text.
 */
export const Pictures: Story = {
  args: { post: adminPost() },
  parameters: place(adminPost(), {
    uploadMedia: () => problem(503, 'unavailable', 'Сервис временно недоступен.'),
  }),
  play: async ({ canvas, userEvent }) => {
    const field = await rich(canvas);
    const files = new DataTransfer();
    files.items.add(new File([new Uint8Array(11 * 1024 * 1024)], 'large.png', { type: 'image/png' }));
    files.items.add(new File(['x'], 'cat.png', { type: 'image/png' }));
    field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: files, bubbles: true, cancelable: true }),
    );
    const rows = await canvas.findByRole('list', { name: 'Картинки' });
    await expect(await within(rows).findByText(/файл повреждён|Файл больше/)).toBeVisible();
    // The widget of a picture being uploaded may be replaced by another.
    await expect(await canvas.findByText(/Сервис временно недоступен/)).toBeVisible();
    const picture = await canvas.findByRole('group', { name: 'Картинка в тексте' });
    await expect(within(picture).getByText(/Сервис временно недоступен/)).toBeVisible();
    await expect(field).toHaveTextContent('#upload-');
    await userEvent.click(within(picture).getByRole('button', { name: 'Убрать из текста' }));
    await waitFor(() => expect(field).not.toHaveTextContent('#upload-'));
  },
};
const copied = { id: 'a', url: '/media/cat.webp', width: 1, height: 1, content_type: 'image/webp', size: 1 };
// A different post, so that the draft left in this browser by the previous story does not apply.
const withForeign = {
  ...postWith('ru', { body: '![Кот](https://far.example/cat.png)\n\n![](https://lost.example/a.png)' }),
  id: '00000000-0000-4000-8000-000000000901',
};
/** Pictures of other sites are listed and copied on request; a failed copy shows the reason. */
export const ForeignPictures: Story = {
  args: { post: withForeign },
  parameters: place(withForeign, {
    copyMedia: ({ body }: { body: { address: string } }) =>
      body.address.includes('lost')
        ? problem(422, 'picture_unreachable', 'Картинку получить не удалось.')
        : copied,
  }),
  play: async ({ canvas, userEvent }) => {
    const field = await rich(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Скопировать картинки сюда' }, slow));
    await expect(await canvas.findByText(/Картинку получить не удалось/)).toBeVisible();
    await waitFor(() => expect(field).toHaveTextContent('![Кот](/media/cat.webp)'));
    await expect(field).toHaveTextContent('![](https://lost.example/a.png)');
  },
};
export const ForeignPicturesDark: Story = { ...ForeignPictures, globals: { theme: 'dark' } };
export const ForeignPicturesPhone: Story = { ...ForeignPictures, globals: { viewport: { value: 'phone' } } };

/** Pasted rich text with pictures becomes Markdown, and the pictures are copied immediately. */
export const PastedMarkup: Story = {
  args: { post: adminPost() },
  parameters: place(adminPost(), { copyMedia: copied }),
  play: async ({ canvas }) => {
    const field = await rich(canvas);
    const data = new DataTransfer();
    data.setData('text/plain', 'Кот');
    data.setData(
      'text/html',
      '<p><b>Кот</b> <img src="https://far.example/cat.png" alt="рыжий" onerror="alert(1)"><img src="data:image/png;base64,AA"></p>',
    );
    field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
    await waitFor(() => expect(field).toHaveTextContent('**Кот** ![рыжий](/media/cat.webp)'), slow);
    await expect(field).not.toHaveTextContent('data:');
  },
};
export const PictureDescribed: Story = {
  args: { post: adminPost() },
  parameters: place(adminPost(), {
    uploadMedia: { url: '/media/cat.webp', width: 1, height: 1, type: 'image/webp', size: 1 },
  }),
  play: async ({ canvas, userEvent }) => {
    const field = await rich(canvas);
    const files = new DataTransfer();
    files.items.add(new File(['x'], 'cat.png', { type: 'image/png' }));
    field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: files, bubbles: true, cancelable: true }),
    );
    await userEvent.type(await canvas.findByLabelText('Что на картинке'), 'Кот');
    await waitFor(() => expect(field).toHaveTextContent('![Кот](/media/cat.webp)'));
    await expect(field).not.toHaveTextContent('#upload-');
  },
};
