import type { Language, Profile } from '@janus-site/core';
import { errorText, profile as profileData } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { maxFileSize } from '../../forms/pictureLimits.ts';
import { findTranslation } from '../../shared/titles.ts';
import { useUpload } from '../../forms/useUpload.ts';
import { FileUpload } from '../../../components/FileUpload/FileUpload.tsx';
import { useToast } from '../../../components/Toast/Toast.tsx';
import { usePage } from '../../../hooks/page.ts';
import { useWrite } from '../../../hooks/useWrite.ts';

export interface CvUploadProps {
  profile: Profile;
  language: Language;
}

/** The CV in one language: an uploaded file, or the one generated from projects and experience. */
export function CvUpload({ profile, language }: CvUploadProps) {
  const { t } = useLingui();
  const page = usePage();
  const showToast = useToast();
  const uploadCv = useWrite(profileData.uploadCv);
  const removeCv = useWrite(profileData.removeCv);
  const { upload, send, override } = useUpload((file, onProgress) =>
    uploadCv.run({ language, file, onProgress }),
  );
  const translation = findTranslation(profile.translations, language);
  const handleRemove = async () => {
    const result = await override(() => removeCv.run({ language }));
    if (!result || result.ok) return;
    const why = errorText(result.error, page.language);
    showToast({ tone: 'error', message: t`Файл не убран: ${why}` });
  };
  return (
    <FileUpload
      label={t`Резюме`}
      help={t`PDF до 10 МБ. Без своего файла резюме составляется из проектов и опыта.`}
      accept="application/pdf"
      maxSize={maxFileSize}
      upload={upload}
      current={
        translation?.cv ? (
          <a href={translation.cv} target="_blank" rel="noreferrer">
            {translation.cv_is_uploaded ? t`Загруженный файл` : t`Составленное резюме`}
          </a>
        ) : null
      }
      onFile={(file) => void send(file)}
      onRemove={translation?.cv_is_uploaded ? () => void handleRemove() : undefined}
    />
  );
}
