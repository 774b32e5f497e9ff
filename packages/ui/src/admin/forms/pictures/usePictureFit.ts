import type { Result } from '@janus-site/core';
import { fitPicture } from './fitPicture.ts';
import { useFileRefusals } from './useFileRefusals.ts';

/** Returns a picture that the server accepts, or the reason why it cannot be uploaded. */
export type PictureFit = (file: File) => Promise<File | string>;

export function usePictureFit(): PictureFit {
  const refusals = useFileRefusals();
  return async (file) => {
    const fitting = await fitPicture(file);
    return fitting ? (refusals.tooLarge(fitting) ?? fitting) : refusals.unreadable(file);
  };
}

/** Sends a picture in a form that the server accepts; one that cannot be sent is reported like a server refusal. */
export function useFittedSend() {
  const fit = usePictureFit();
  return async <O>(file: File, send: (fitting: File) => Promise<Result<O>>): Promise<Result<O>> => {
    const message = await fit(file);
    if (typeof message !== 'string') return send(message);
    return { ok: false, error: { kind: 'http', status: 415, body: { error: { message } }, message } };
  };
}
