import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { FileInput } from '../../../components/FileUpload/FileInput.tsx';
import { formatSize } from '../../../components/FileUpload/formatSize.ts';
import { useDropZone } from '../../../components/FileUpload/useDropZone.ts';
import { Glyph } from '../../../components/Glyph/Glyph.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { usePage } from '../../../hooks/page.ts';
import { card, quiet } from '../../shared/Page.css.ts';
import { chosenFolder, droppedFiles, type Brought } from './droppedFiles.ts';
import { bar, buttons, name as nameClass, zone } from './Imports.css.ts';
import type { Upload } from './useImportUpload.ts';

const types = '.zip,.gz,.tgz,.xml,.json,.rss,.atom,.md,.markdown,.mdx';

/** Missing in React's types. */
const wholeFolder = { webkitdirectory: '' };

export interface ImportDropProps {
  upload: Upload;
  onBring(brought: Brought): void;
  onCancel(): void;
}

/** The drop zone for a file or folder, and the upload progress. */
export function ImportDrop({ upload, onBring, onCancel }: ImportDropProps) {
  if (upload.state === 'packing' || upload.state === 'sending')
    return <Sending upload={upload} onCancel={onCancel} />;
  return <Empty failure={upload.state === 'failed' ? upload.message : null} onBring={onBring} />;
}

function Empty({ failure, onBring }: { failure: string | null; onBring(brought: Brought): void }) {
  const { t } = useLingui();
  const file = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const bring = (brought: Brought | null) => {
    if (brought) onBring(brought);
  };
  const drop = useDropZone((data) => void droppedFiles(data).then(bring));
  return (
    <div {...drop} className={zone}>
      {failure === null ? null : (
        <Notice tone="danger" isAlert>
          {failure}
        </Notice>
      )}
      <p>{t`Перетащите сюда файл или папку — или выберите их.`}</p>
      <div className={buttons}>
        <Button tone="primary" onClick={() => file.current?.click()}>
          <Glyph name="upload" size={16} />
          {t`Выбрать файл`}
        </Button>
        <Button onClick={() => folder.current?.click()}>
          <Glyph name="folder" size={16} />
          {t`Выбрать папку`}
        </Button>
      </div>
      <p className={quiet}>
        {t`Выгрузка Janus, WordPress (XML), Ghost (JSON), Medium, Substack, Notion и Blogger, лента RSS или Atom, сайт Hugo, Jekyll, Hexo, Astro, Eleventy, Docusaurus, хранилище Obsidian или папка Markdown; резюме — JSON Resume или архив LinkedIn. Папку можно упаковать в zip или tar.gz. Сначала будет проверка: она ничего не меняет.`}
      </p>
      <FileInput
        ref={file}
        accept={types}
        data-brings="file"
        onFiles={([chosen]) => bring(chosen ? { kind: 'file', file: chosen } : null)}
      />
      <FileInput
        ref={folder}
        {...wholeFolder}
        data-brings="folder"
        onFiles={(files) => bring(chosenFolder(files))}
      />
    </div>
  );
}

type Going = Extract<Upload, { state: 'packing' | 'sending' }>;

function Sending({ upload, onCancel }: { upload: Going; onCancel(): void }) {
  const { t } = useLingui();
  const { language } = usePage();
  const { name } = upload;
  const share = upload.state === 'sending' ? upload.share : undefined;
  return (
    <section className={card} aria-busy="true">
      <p className={nameClass} role="status">
        {upload.state === 'packing' ? (
          <Trans>Упаковываю папку «{name}»…</Trans>
        ) : (
          <Trans>
            Загружаю «{name}», {formatSize(upload.size, language)}…
          </Trans>
        )}
      </p>
      <progress className={bar} aria-label={t`Загрузка ${name}`} value={share} max={1} />
      {upload.state === 'sending' ? (
        <div className={buttons}>
          <Button onClick={onCancel}>{t`Отменить загрузку`}</Button>
        </div>
      ) : null}
    </section>
  );
}
