import { useLingui } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { label as labelClass } from '../../../components/Field/Field.css.ts';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { useFileAddress } from '../../forms/pictures/useFileAddress.ts';
import { help, slider, stage, zoom as zoomClass } from './CropDialog.css.ts';
import type { Part } from './cutPicture.ts';
import { cutPicture, readPicture } from './cutPicture.ts';

export interface CropDialogProps {
  /** The picture as picked. */
  file: File;
  /** Called with the chosen square. */
  onCut(file: File): void;
  onClose(): void;
}

const largestZoom = 4;

/** Crops a photo to a square: by pointer, touch or wheel, or by arrow keys and a slider. */
export function CropDialog({ file, onCut, onClose }: CropDialogProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const address = useFileAddress(file);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [part, setPart] = useState<Part | null>(null);
  const [isPending, setPending] = useState(false);
  const [isUnreadable, setUnreadable] = useState(false);
  const isClosed = useRef(false);
  const percent = new Intl.NumberFormat(i18n.locale, { style: 'percent' }).format(zoom);

  const handleCut = async () => {
    if (!address || !part) return;
    setPending(true);
    const picture = await readPicture(address);
    const cut = picture && (await cutPicture(picture, part, file.name));
    // The dialog was closed while the photo was being cropped.
    if (isClosed.current) return;
    setPending(false);
    if (cut) onCut(cut);
    else setUnreadable(true);
  };
  const handleClose = () => {
    isClosed.current = true;
    onClose();
  };
  return (
    <Dialog
      heading={t`Кадр`}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) handleClose();
      }}
      actions={
        <>
          <Button onClick={handleClose}>{t`Отмена`}</Button>
          <Button
            tone="primary"
            isPending={isPending || (!part && !isUnreadable)}
            aria-disabled={isUnreadable || undefined}
            onClick={() => void handleCut()}
          >
            {t`Поставить фото`}
          </Button>
        </>
      }
    >
      {isUnreadable ? (
        <Notice tone="danger" isAlert>
          <p>{t`Браузер не смог прочитать эту картинку. Выберите другую: PNG, JPEG или WebP.`}</p>
        </Notice>
      ) : null}
      <div className={stage}>
        {address && !isUnreadable ? (
          <Cropper
            image={address}
            crop={crop}
            zoom={zoom}
            maxZoom={largestZoom}
            aspect={1}
            cropShape="round"
            showGrid={false}
            keyboardStep={8}
            disableAutomaticStylesInjection
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropAreaChange={(_share, pixels) => setPart(pixels)}
            mediaProps={{ alt: '', onError: () => setUnreadable(true) }}
            cropperProps={{ role: 'group', 'aria-label': t`Кадр`, 'aria-describedby': `${id}-help` }}
          />
        ) : null}
      </div>
      <p id={`${id}-help`} className={help}>
        {t`Двигайте картинку мышью, пальцем или стрелками.`}
      </p>
      <div className={zoomClass}>
        <label htmlFor={`${id}-zoom`} className={labelClass}>
          {t`Увеличение`}
        </label>
        <input
          id={`${id}-zoom`}
          type="range"
          className={slider}
          min={1}
          max={largestZoom}
          step={0.05}
          value={zoom}
          aria-valuetext={percent}
          onChange={(event) => setZoom(event.currentTarget.valueAsNumber)}
        />
      </div>
    </Dialog>
  );
}
