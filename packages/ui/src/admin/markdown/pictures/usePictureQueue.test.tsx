import { media } from '@janus-site/core';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Stand } from '../../../testing/Stand.tsx';
import { testPlace } from '../../../testing/testPlace.ts';
import type { HeldFiles } from './heldFiles.ts';
import { usePictureQueue } from './usePictureQueue.ts';

test('a file that the browser holds is uploaded once the draft that waits for it is shown', async () => {
  const file = new File(['bytes'], 'ship.png', { type: 'image/png' });
  const held: HeldFiles = {
    list: async () => [{ id: 'a', file, at: Date.now() }],
    put: async () => true,
    remove: async () => undefined,
  };
  const wanted = new Set<string>();
  const onFound = vi.fn();
  const place = testPlace();
  const { rerender } = renderHook(
    (draft: number | undefined) =>
      usePictureQueue({
        write: media.upload,
        fit: async (one) => one,
        draft,
        held,
        onProgress: () => undefined,
        onHeld: () => undefined,
        isWanted: (id) => wanted.has(id),
        onFound,
      }),
    { wrapper: ({ children }) => <Stand place={place}>{children}</Stand> },
  );
  await waitFor(() => expect(onFound).toHaveBeenCalledWith([]));
  wanted.add('a');
  rerender(1);
  await waitFor(() => expect(onFound).toHaveBeenLastCalledWith([{ id: 'a', name: 'ship.png' }]));
  await waitFor(() => expect(place.server.callsOf('uploadMedia')).toHaveLength(1));
});
