import type { media } from '@janus-site/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useWrite } from '../../../hooks/useWrite.ts';
import type { PictureFit } from '../../forms/pictures/usePictureFit.ts';
import { withKey } from '../../shared/withKey.ts';
import type { HeldFiles } from './heldFiles.ts';
import { browserFiles } from './heldFiles.ts';
import type { Progress } from './pictureQueue.ts';
import { PictureQueue } from './pictureQueue.ts';

export interface PictureQueueUse {
  write: typeof media.upload;
  fit: PictureFit;
  /** The draft that is shown, if any: another one may wait for other files. */
  draft: number | undefined;
  /** Default: the files of the browser. */
  held?: HeldFiles;
  onProgress(id: string, progress: Progress): void;
  onHeld(id: string): void;
  /** Whether a text still waits for the file. */
  isWanted(id: string): boolean;
  /** Called with the uploads resumed from an earlier tab. */
  onFound(found: readonly { id: string; name: string }[]): void;
}

/** The upload queue of one editor; it stops with the editor, and the next one resumes waiting uploads. */
export function usePictureQueue(use: PictureQueueUse): Pick<PictureQueue, 'add' | 'retry' | 'drop'> {
  const upload = useWrite(withKey(use.write));
  const send = useEffectEvent((id: string, file: File, onProgress: (share: number) => void) =>
    upload.run({ input: { file, onProgress }, key: id }),
  );
  const fit = useEffectEvent((file: File) => use.fit(file));
  const handleProgress = useEffectEvent((id: string, progress: Progress) => use.onProgress(id, progress));
  const handleHeld = useEffectEvent((id: string) => use.onHeld(id));
  const resume = useEffectEvent(async (queue: PictureQueue) =>
    use.onFound(await queue.resume((id) => use.isWanted(id))),
  );
  const heldFiles = useEffectEvent(() => use.held ?? browserFiles());
  const queues = useRef<PictureQueue>(null);
  useEffect(() => {
    const queue = new PictureQueue({
      held: heldFiles(),
      now: () => Date.now(),
      later(milliseconds, work) {
        const timer = setTimeout(work, milliseconds);
        return () => clearTimeout(timer);
      },
      fit: (file) => fit(file),
      send: (id, file, onProgress) => send(id, file, onProgress),
      onProgress: (id, progress) => handleProgress(id, progress),
      onHeld: (id) => handleHeld(id),
    });
    queues.current = queue;
    const handleOnline = () => queue.wake();
    window.addEventListener('online', handleOnline);
    return () => {
      window.removeEventListener('online', handleOnline);
      queue.stop();
    };
  }, []);
  useEffect(() => {
    if (queues.current) void resume(queues.current);
  }, [use.draft]);
  return {
    add: (id, file) => queues.current?.add(id, file),
    retry: (id) => queues.current?.retry(id),
    drop: (id) => queues.current?.drop(id),
  };
}
