import { fitPicture } from './fitPicture.ts';
import { useFileRefusals } from './useFileRefusals.ts';

/** Answers a picture as the server takes it, or the words that say why it cannot be sent. */
export type PictureFit = (file: File) => Promise<File | string>;

export function usePictureFit(): PictureFit {
  const refusals = useFileRefusals();
  return async (file) => {
    const fitting = await fitPicture(file);
    return fitting ? (refusals.tooLarge(fitting) ?? fitting) : refusals.unreadable(file);
  };
}
