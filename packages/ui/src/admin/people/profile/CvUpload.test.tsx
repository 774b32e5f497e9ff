import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { adminScripts } from '../../../testing/adminAnswers.ts';
import { adminPlace, AdminStand } from '../../../testing/AdminStand.tsx';
import { sampleProfile } from '../../../testing/sampleAnswers.ts';
import { CvUpload } from './CvUpload.tsx';

test('a CV removed while another one is uploaded is removed after it, so that the server keeps neither', async () => {
  let end = () => {};
  const isDone = new Promise<void>((resolve) => (end = resolve));
  const sample = sampleProfile('ru');
  const profile = {
    ...sample,
    translations: sample.translations.map((text) => ({ ...text, cv_is_uploaded: true })),
  };
  const uploadCv = async () => {
    await isDone;
    return profile;
  };
  const place = adminPlace({
    route: 'profile',
    scripts: { ...adminScripts, uploadCv, deleteCv: sample },
  });
  render(
    <AdminStand place={place}>
      <CvUpload profile={profile} language="ru" />
    </AdminStand>,
  );
  const field = await screen.findByRole('group', { name: 'Резюме' });
  const input = field.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  await userEvent.upload(input, new File(['%PDF'], 'cv.pdf', { type: 'application/pdf' }));
  await waitFor(() => expect(place.server.callsOf('uploadCv')).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Убрать' }));
  expect(place.server.callsOf('deleteCv')).toHaveLength(0);
  end();
  await waitFor(() => expect(place.server.callsOf('deleteCv')).toHaveLength(1));
});
