import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CropperProps } from 'react-easy-crop';
import { expect, test, vi } from 'vitest';
import { Stand } from '../../../testing/Stand.tsx';
import { testPlace } from '../../../testing/testPlace.ts';
import { CropDialog } from './CropDialog.tsx';

const cutting = vi.hoisted(() => {
  let finish = (_cut: File): void => undefined;
  const cut = new Promise<File>((resolve) => (finish = resolve));
  return { cut, finish: (file: File) => finish(file) };
});

// without a layout it chooses nothing
vi.mock('react-easy-crop', () => ({
  default: function Cropper({ onCropAreaChange }: CropperProps) {
    const square = { x: 0, y: 0, width: 10, height: 10 };
    return (
      <button type="button" onClick={() => onCropAreaChange?.(square, square)}>
        Choose
      </button>
    );
  },
}));
vi.mock('./cutPicture.ts', () => ({
  readPicture: () => Promise.resolve(new Image()),
  cutPicture: () => cutting.cut,
}));

test('a photo cancelled while it is being cropped is not sent', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: vi.fn() }));
  const [onCut, onClose] = [vi.fn(), vi.fn()];
  render(
    <Stand place={testPlace()}>
      <CropDialog file={new File(['x'], 'me.png', { type: 'image/png' })} onCut={onCut} onClose={onClose} />
    </Stand>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Choose' }));
  await userEvent.click(screen.getByRole('button', { name: 'Поставить фото' }));
  await userEvent.click(screen.getByRole('button', { name: 'Отмена' }));
  cutting.finish(new File(['y'], 'me.webp'));
  await cutting.cut;
  await Promise.resolve();
  expect(onClose).toHaveBeenCalledOnce();
  expect(onCut).not.toHaveBeenCalled();
});
