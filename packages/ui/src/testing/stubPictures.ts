import { vi } from 'vitest';

/** jsdom loads no pictures and fires no events: this reports each as loaded, with valid dimensions. */
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
