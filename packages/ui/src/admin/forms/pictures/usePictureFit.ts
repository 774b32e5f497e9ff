import type { Result } from '@janus-site/core';
import { fitPicture } from './fitPicture.ts';
import { useFileRefusals } from './useFileRefusals.ts';

/** Returns a picture as the server takes it, or the words that say why it cannot be sent. */
export type PictureFit = (file: File) => Promise<File | string>;

export function usePictureFit(): PictureFit {
  const refusals = useFileRefusals();
  return async (file) => {
    const fitting = await fitPicture(file);
    return fitting ? (refusals.tooLarge(fitting) ?? fitting) : refusals.unreadable(file);
  };
}

/** Sends a picture as the server takes it; one that cannot be sent is reported like a refusal of the server. */
export function useFittedSend() {
  const fit = usePictureFit();
  return async <O>(file: File, send: (fitting: File) => Promise<Result<O>>): Promise<Result<O>> => {
    const message = await fit(file);
    if (typeof message !== 'string') return send(message);
    return { ok: false, error: { kind: 'http', status: 415, body: { error: { message } }, message } };
  };
}
