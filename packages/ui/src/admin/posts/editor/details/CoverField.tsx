import { media } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useWrite } from '../../../../hooks/useWrite.ts';
import { drawnCover } from '../../../forms/drawnCover.ts';
import { DrawnCoverHelp } from '../../../forms/DrawnCoverHelp.tsx';
import { LibraryButton } from '../../../forms/library/LibraryButton.tsx';
import { PictureUpload } from '../../../forms/pictures/PictureUpload.tsx';
import { useUpload } from '../../../forms/useUpload.ts';
import type { PostForm } from '../usePostForm.ts';

export interface CoverFieldProps {
  form: PostForm;
}

/** The cover of a post; without one, a preview of the generated cover. */
export function CoverField({ form }: CoverFieldProps) {
  const { t } = useLingui();
  const upload = useWrite(media.upload);
  const sending = useUpload(
    (file) => upload.run({ file }),
    (picture) => form.changeShared({ cover: picture.url }),
  );
  const choose = (cover: string | null) => {
    sending.cancel();
    form.changeShared({ cover });
  };
  const { cover } = form.values.shared;
  const drawn = drawnCover(form.post);
  const isDrawn = cover === null && drawn !== null;
  return (
    <PictureUpload
      label={t`Обложка`}
      help={isDrawn ? <DrawnCoverHelp /> : t`Картинка до 10 МБ. Можно перетащить или вставить.`}
      picture={cover}
      standIn={drawn}
      upload={sending.upload}
      renderWays={(onOther) => (
        <LibraryButton
          onPick={({ url }) => {
            onOther();
            choose(url);
          }}
        />
      )}
      onFile={(file) => void sending.send(file)}
      onRemove={() => choose(null)}
    />
  );
}
