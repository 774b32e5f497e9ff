import type { MediaItem, Project } from '@janus-site/core';
import { errorText, projects } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { UploadState } from '../../components/FileUpload/FileUpload.tsx';
import { useToast } from '../../components/Toast/Toast.tsx';
import { usePage } from '../../hooks/page.ts';
import { useWrite } from '../../hooks/useWrite.ts';
import { ownCover } from '../forms/drawnCover.ts';
import { useFileAddress } from '../forms/pictures/useFileAddress.ts';
import { useUpload } from '../forms/useUpload.ts';

/** The cover for a project not created yet: a new file or one of the site's. */
type Held = { file: File; address?: never } | { file: null; address: string };

export interface ProjectCover {
  picture: string | null;
  upload: UploadState;
  /** The site's file with which a new project is created. */
  chosen: string | null;
  take(file: File): void;
  choose(item: Pick<MediaItem, 'url'>): void;
  remove(): void;
  /** Uploads the file that was held until the new project was created. */
  sendHeld(id: string): Promise<void>;
}

/** The cover of an existing project changes immediately; that of a new one once it is created. */
export function useProjectCover(project: Project | null): ProjectCover {
  const { t } = useLingui();
  const { language } = usePage();
  const showToast = useToast();
  const update = useWrite(projects.update);
  const uploadCover = useWrite(projects.uploadCover);
  const [held, setHeld] = useState<Held | null>(null);
  const fileAddress = useFileAddress(held?.file ?? null);
  const { upload, send, override } = useUpload((file, onProgress) =>
    uploadCover.run({ id: project?.id ?? '', file, onProgress }),
  );
  const fail = (message: string) => showToast({ tone: 'error', message });

  const change = async (address: string | null) => {
    if (!project) return setHeld(address === null ? null : { file: null, address });
    const result = await override(() => update.run({ id: project.id, body: { cover: address } }));
    if (!result || result.ok) return;
    const reason = errorText(result.error, language);
    fail(t`Обложка не изменена: ${reason}`);
  };
  return {
    upload,
    picture: project ? ownCover(project) : (held?.address ?? fileAddress),
    chosen: held?.address ?? null,
    take: (file) => {
      if (project) void send(file);
      else setHeld({ file });
    },
    choose: ({ url }) => void change(url),
    remove: () => void change(null),
    async sendHeld(id) {
      if (!held?.file) return;
      const result = await uploadCover.run({ id, file: held.file });
      if (!result.ok) fail(t`Проект создан, но обложка не загрузилась. Выберите её ещё раз.`);
    },
  };
}
