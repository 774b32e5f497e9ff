import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Stand } from '../../../testing/Stand.tsx';
import { stubPictures } from '../../../testing/stubPictures.ts';
import { testPlace } from '../../../testing/testPlace.ts';
import { sideOf } from './cutPicture.ts';
import { PhotoUpload } from './PhotoUpload.tsx';

afterEach(() => vi.unstubAllGlobals());

test('a photo is sent at its own size, rounded and limited to 1024 pixels', () => {
  expect([3000.4, 1024, 300.6, 0].map(sideOf)).toEqual([1024, 1024, 301, 1]);
});

test('a chosen picture opens the crop dialog, and cancelling sends nothing', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: vi.fn() }));
  stubPictures();
  const onPhoto = vi.fn();
  const { container } = render(
    <Stand place={testPlace()}>
      <PhotoUpload picture={null} upload={{ state: 'idle' }} onPhoto={onPhoto} onRemove={vi.fn()} />
    </Stand>,
  );
  const input = container.querySelector('input[type="file"]') as HTMLInputElement;
  await userEvent.upload(input, new File(['x'], 'me.png', { type: 'image/png' }));
  const dialog = await screen.findByRole('dialog', { name: 'Кадр' });
  const zoom = within(dialog).getByRole('slider', { name: 'Увеличение' });
  expect(zoom).toHaveAttribute('min', '1');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Отмена' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(onPhoto).not.toHaveBeenCalled();
  // No style element is added: the pages' policy forbids it.
  expect(document.head.innerHTML).not.toContain('reactEasyCrop_CropArea{');
});

test('a HEIC photo that the browser cannot read gives advice and opens no dialog', async () => {
  const { container } = render(
    <Stand place={testPlace()}>
      <PhotoUpload picture={null} upload={{ state: 'idle' }} onPhoto={vi.fn()} onRemove={vi.fn()} />
    </Stand>,
  );
  const input = container.querySelector('input[type="file"]') as HTMLInputElement;
  await userEvent.upload(input, new File(['x'], 'IMG_1.heic', { type: 'image/heic' }));
  expect(await screen.findByText(/не читает HEIC/)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('upload progress is shown as a fraction of one', () => {
  render(
    <Stand place={testPlace()}>
      <PhotoUpload
        picture={null}
        upload={{ state: 'sending', name: 'me.webp', size: 2048, share: 0.25 }}
        onPhoto={vi.fn()}
        onRemove={vi.fn()}
      />
    </Stand>,
  );
  expect(screen.getByRole('progressbar', { name: 'Загрузка me.webp' })).toHaveAttribute('value', '0.25');
});
