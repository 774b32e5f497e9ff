import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Stand } from '../../testing/Stand.tsx';
import { testPlace } from '../../testing/testPlace.ts';
import type { FileUploadProps } from './FileUpload.tsx';
import { FileUpload } from './FileUpload.tsx';

const photo = new File(['xxxx'], 'IMG_1.heic', { type: 'image/heic' });
const drawn = new File(['x'], 'IMG_1.jpg', { type: 'image/jpeg' });

function draw(fit?: (file: File) => Promise<File | string>, more: Partial<FileUploadProps> = {}) {
  const onFile = vi.fn();
  const { container, unmount } = render(
    <Stand place={testPlace()}>
      <FileUpload
        label="Обложка"
        help="Картинка"
        accept="image/*,.heic"
        maxSize={2}
        upload={{ state: 'idle' }}
        fit={fit}
        onFile={onFile}
        {...more}
      />
    </Stand>,
  );
  const input = container.querySelector('input[type=file]') as HTMLInputElement;
  return { onFile, input, unmount, zone: input.closest('[data-state]') as HTMLElement };
}

test('the converted file is passed on, and the size limit applies to it', async () => {
  const { onFile, input } = draw(() => Promise.resolve(drawn));
  await userEvent.upload(input, photo);
  await waitFor(() => expect(onFile).toHaveBeenCalledExactlyOnceWith(drawn));
});

test('shows the reason when a file cannot be converted, and passes nothing on', async () => {
  const { onFile, input } = draw(() => Promise.resolve('Браузер не читает HEIC.'));
  await userEvent.upload(input, photo);
  expect(await screen.findByText('Браузер не читает HEIC.')).toBeVisible();
  expect(onFile).not.toHaveBeenCalled();
});

test('ignores another dropped file while one is being converted', async () => {
  let finish: (file: File) => void = () => undefined;
  const fit = vi.fn(() => new Promise<File>((resolve) => void (finish = resolve)));
  const { onFile, input, zone } = draw(fit);
  await userEvent.upload(input, photo);
  expect(await screen.findByText(/^Загружаю IMG_1.heic/)).toBeVisible();
  fireEvent.drop(zone, { dataTransfer: { files: [new File(['y'], 'IMG_2.heic')] } });
  expect(fit).toHaveBeenCalledTimes(1);
  finish(drawn);
  await waitFor(() => expect(onFile).toHaveBeenCalledExactlyOnceWith(drawn));
  expect(await screen.findByText('Картинка')).toBeVisible();
});

test.each(['Убрать', 'Из файлов'])('«%s» drops a file that is still being converted', async (name) => {
  let finish: (file: File) => void = () => undefined;
  const { onFile, input } = draw(() => new Promise<File>((resolve) => void (finish = resolve)), {
    picture: '/portrait.webp',
    onRemove: vi.fn(),
    renderWays: (onOther) => (
      <button type="button" onClick={onOther}>
        Из файлов
      </button>
    ),
  });
  await userEvent.upload(input, photo);
  await userEvent.click(await screen.findByRole('button', { name }));
  expect(screen.queryByText(/^Загружаю/)).toBeNull();
  await act(async () => finish(drawn));
  expect(onFile).not.toHaveBeenCalled();
});

test('without a converter, a file above the size limit is refused', async () => {
  const { onFile, input } = draw();
  await userEvent.upload(input, photo);
  expect(await screen.findByText(/^Файл больше/)).toBeVisible();
  expect(onFile).not.toHaveBeenCalled();
});

test('a file that is still being converted when the field is left is not passed on', async () => {
  let finish: (file: File) => void = () => undefined;
  const { onFile, input, unmount } = draw(() => new Promise<File>((resolve) => void (finish = resolve)));
  await userEvent.upload(input, photo);
  unmount();
  await act(async () => finish(drawn));
  expect(onFile).not.toHaveBeenCalled();
});

test('a file can be chosen again after it was refused', async () => {
  const { input } = draw();
  await userEvent.upload(input, photo);
  expect(screen.getByRole('status')).toHaveTextContent('Файл больше');
  expect(input.files).toHaveLength(0);
});

test('shows that a dragged file can be dropped, and takes it', () => {
  const { onFile, zone } = draw();
  fireEvent.dragOver(zone);
  expect(zone).toHaveAttribute('data-state', 'over');
  fireEvent.dragLeave(zone);
  expect(zone).toHaveAttribute('data-state', 'resting');
  fireEvent.dragOver(zone);
  fireEvent.drop(zone, { dataTransfer: { files: [drawn] } });
  expect(zone).toHaveAttribute('data-state', 'resting');
  expect(onFile).toHaveBeenCalledExactlyOnceWith(drawn);
});

test('names the file on its way with its size and the share that has been sent', () => {
  draw(undefined, { upload: { state: 'sending', name: 'кот.png', size: 2048, share: 0.25 } });
  expect(screen.getByRole('status')).toHaveTextContent('Загружаю кот.png, 2 кБ…');
  expect(screen.getByRole('progressbar', { name: 'Загрузка кот.png' })).toHaveValue(0.25);
});

test('names a file while it is being converted', async () => {
  const { input } = draw(() => new Promise(() => undefined));
  await userEvent.upload(input, photo);
  expect(screen.getByRole('progressbar', { name: 'Загрузка IMG_1.heic' })).not.toHaveAttribute('value');
});

test('a failed upload says why and can be repeated', async () => {
  const onRetry = vi.fn();
  draw(undefined, { upload: { state: 'failed', message: 'Нет места.', onRetry } });
  expect(screen.getByRole('status')).toHaveTextContent('Нет места.');
  await userEvent.click(screen.getByRole('button', { name: 'Загрузить ещё раз' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
