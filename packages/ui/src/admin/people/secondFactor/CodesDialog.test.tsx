import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ToastProvider } from '../../../components/Toast/Toast.tsx';
import { messages } from '../../../locales/admin/ru.po';
import { Stand } from '../../../testing/Stand.tsx';
import { testPlace } from '../../../testing/testPlace.ts';
import { CodesDialog } from './CodesDialog.tsx';

test('the file of the codes is still readable after the click, when the browser reads it', async () => {
  const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:codes');
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  render(
    <Stand place={testPlace()} words={messages}>
      <ToastProvider>
        <CodesDialog codes={['one']} onClose={() => undefined} />
      </ToastProvider>
    </Stand>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Скачать' }));
  expect(create).toHaveBeenCalledOnce();
  expect(revoke).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
