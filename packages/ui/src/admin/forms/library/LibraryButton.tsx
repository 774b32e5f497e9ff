import type { MediaItem } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { onDemand } from '../../shared/onDemand.tsx';
import type { MediaPickerProps } from './MediaPicker.tsx';

/** The picker is loaded when the library is first opened. */
export const Picker = onDemand<MediaPickerProps>(async () => (await import('./MediaPicker.tsx')).MediaPicker);

export interface LibraryButtonProps {
  onPick(item: MediaItem): void;
}

/** Picks a picture from the site's files. */
export function LibraryButton({ onPick }: LibraryButtonProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="quiet" onClick={() => setOpen(true)}>
        {t`Из файлов сайта`}
      </Button>
      {isOpen ? <Picker onPick={([item]) => item && onPick(item)} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
