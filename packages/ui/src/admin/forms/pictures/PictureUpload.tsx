import type { FileUploadProps } from '../../../components/FileUpload/FileUpload.tsx';
import { FileUpload } from '../../../components/FileUpload/FileUpload.tsx';
import { coverTypes, maxFileSize, withHeic } from '../pictureLimits.ts';
import { usePictureFit } from './usePictureFit.ts';

/** An upload of one picture, re-encoded if the server would refuse it. */
export function PictureUpload(props: Omit<FileUploadProps, 'accept' | 'maxSize' | 'fit'>) {
  const fit = usePictureFit();
  return <FileUpload accept={withHeic(coverTypes)} maxSize={maxFileSize} fit={fit} {...props} />;
}
