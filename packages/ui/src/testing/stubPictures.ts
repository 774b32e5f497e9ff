import { vi } from 'vitest';

/** jsdom loads no picture and says so of none: here each has loaded, with sides that the server takes. */
export function stubPictures(): void {
  class LoadedPicture {
    readonly naturalWidth = 800;
    readonly naturalHeight = 600;
    src = '';
    addEventListener(kind: string, run: () => void) {
      if (kind === 'load') run();
    }
  }
  vi.stubGlobal('Image', LoadedPicture);
}
