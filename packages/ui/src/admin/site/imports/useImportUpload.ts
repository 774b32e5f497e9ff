import type { ClientError, Import, Result } from '@janus-site/core';
import { errorText, imports } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { usePage } from '../../../hooks/page.ts';
import { useServices } from '../../../hooks/services.ts';
import { useWrite } from '../../../hooks/useWrite.ts';
import type { Brought } from './droppedFiles.ts';
import { packFolder } from './packFolder.ts';

/** In bytes. A slow connection can send one part within the minute that a request may take. */
const partSize = 4 * 1024 * 1024;
const attempts = 8;
/** In milliseconds, between two attempts. All of them outlast a restart of the server. */
const pause = 2000;

/** Returns whether the server may take the same part later. A conflict may come from a part that has arrived. */
function mayPass(error: ClientError): boolean {
  return error.kind !== 'http' || error.status >= 500 || error.status === 429 || error.status === 409;
}

export type Upload =
  | { state: 'idle' }
  | { state: 'packing'; name: string }
  | { state: 'sending'; name: string; size: number; share: number }
  | { state: 'failed'; message: string };

/** The upload that can be cancelled; its id is empty until it is created. */
interface Present {
  id: string;
  isCancelled: boolean;
}

export interface ImportUpload {
  upload: Upload;
  start(brought: Brought): Promise<void>;
  cancel(): void;
}

/** Uploads a file in parts, one after another; after a failure it continues with what is missing. */
export function useImportUpload(onSent: () => void): ImportUpload {
  const { t } = useLingui();
  const { language } = usePage();
  const { api } = useServices();
  const create = useWrite(imports.create);
  const cancelling = useWrite(imports.cancel);
  const [upload, setUpload] = useState<Upload>({ state: 'idle' });
  const present = useRef<Present | null>(null);

  const fail = (message: string) => setUpload({ state: 'failed', message });
  const failBy = (error: ClientError) => fail(errorText(error, language));

  async function sendPart(own: Present, file: File, offset: number): Promise<Result<Import>> {
    const part = file.slice(offset, offset + partSize);
    for (let attempt = 1; ; attempt += 1) {
      const sent = await imports.sendPart.run(api, { id: own.id, offset, file: part });
      if (sent.ok || !mayPass(sent.error)) return sent;
      // The part may have arrived although the response was lost.
      const state = await imports.one(own.id).load(api);
      if (state.ok && state.data.received > offset) return state;
      const isRefused = state.ok && sent.response?.status === 409;
      if (isRefused || attempt === attempts) return sent;
      await new Promise((resolve) => void setTimeout(resolve, pause));
      if (own.isCancelled) return sent;
    }
  }

  async function send(file: File): Promise<void> {
    setUpload({ state: 'sending', name: file.name, size: file.size, share: 0 });
    const own: Present = { id: '', isCancelled: false };
    present.current = own;
    const made = await create.run({ name: file.name.slice(-200), size: file.size });
    if (!made.ok) return failBy(made.error);
    own.id = made.data.id;
    if (own.isCancelled) await cancelling.run({ id: own.id });
    let offset = 0;
    while (offset < file.size && !own.isCancelled) {
      const sent = await sendPart(own, file, offset);
      if (own.isCancelled) break;
      if (!sent.ok) {
        await cancelling.run({ id: own.id });
        return failBy(sent.error);
      }
      offset = sent.data.received;
      setUpload({ state: 'sending', name: file.name, size: file.size, share: offset / file.size });
    }
    setUpload({ state: 'idle' });
    onSent();
  }

  return {
    upload,
    async start(brought) {
      if (brought.kind === 'file') {
        if (brought.file.size === 0) return fail(t`Файл пуст.`);
        return send(brought.file);
      }
      if (brought.files.length === 0) return fail(t`В папке нет файлов.`);
      setUpload({ state: 'packing', name: brought.name });
      const packed = await packFolder(brought.files, brought.name).catch(() => undefined);
      if (packed === undefined)
        return fail(t`Папку не удалось прочитать. Упакуйте её в zip и принесите архив.`);
      if (packed === null) return fail(t`Папка слишком велика. Разделите её на части.`);
      return send(packed);
    },
    cancel() {
      if (!present.current) return;
      present.current.isCancelled = true;
      // One that is being created is cancelled as soon as it has an id.
      if (present.current.id) void cancelling.run({ id: present.current.id });
    },
  };
}
