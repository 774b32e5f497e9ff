import type { KeptPreviewLink, Language, Post, PreviewLink } from '@janus-site/core';
import { formatMoment, posts } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { Field } from '../../../components/Field/Field.tsx';
import { usePage } from '../../../hooks/page.ts';
import { useWrite } from '../../../hooks/useWrite.ts';
import { copyText } from '../../../text/copyText.ts';
import { useFaceLinks } from '../../shared/acrossFaces.ts';
import { Failure } from '../../shared/Failure.tsx';
import { ownZone } from '../../shared/times.ts';
import { postAddress } from '../postAddress.ts';
import { note, row } from './PreviewLinkDialog.css.ts';

export interface PreviewLinkDialogProps {
  post: Post;
  language: Language;
  onClose(): void;
}

type Copying = 'idle' | 'copied' | 'failed';

/** Creates, copies and revokes a link that shows the post with its drafts to people without an account. */
export function PreviewLinkDialog({ post, language, onClose }: PreviewLinkDialogProps) {
  const { t } = useLingui();
  const page = usePage();
  const links = useFaceLinks();
  const { origin } = links;
  const create = useWrite(posts.createPreviewLink);
  const end = useWrite(posts.deletePreviewLink);
  const [link, setLink] = useState<KeptPreviewLink | PreviewLink | null>(post.preview_link ?? null);
  const [copying, setCopying] = useState<Copying>('idle');
  const field = useRef<HTMLInputElement>(null);
  const error = create.error ?? end.error;
  const path =
    link && 'token' in link ? postAddress(links, post, { language, query: { preview: link.token } }) : null;
  const address = path === null ? null : new URL(path, origin).href;

  const handleCreate = async () => {
    setCopying('idle');
    const result = await create.run({ id: post.id });
    if (result.ok) setLink(result.data);
  };
  const handleEnd = async (ended: KeptPreviewLink) => {
    const result = await end.run({ id: post.id, link: ended.id });
    if (result.ok) setLink(null);
  };
  const handleCopy = async (text: string) => {
    const isDone = await copyText(document, text);
    // The address is selected for copying by hand.
    if (!isDone) field.current?.select();
    setCopying(isDone ? 'copied' : 'failed');
  };
  const until = link ? formatMoment(link.expires_at, page.language, ownZone()) : '';
  const said: Record<Copying, string> = {
    idle: '',
    copied: t`Ссылка скопирована`,
    failed: t`Скопируйте выделенный адрес сами: браузер не дал это сделать`,
  };
  return (
    <Dialog
      heading={t`Ссылка для просмотра`}
      lead={t`По ней пост с черновиками и правками увидит любой, кому вы её дадите, без входа. Поисковики её не найдут.`}
      isOpen
      onOpenChange={onClose}
      actions={
        <>
          {link ? (
            <Button tone="danger" isPending={end.isPending} onClick={() => void handleEnd(link)}>
              {t`Отключить ссылку`}
            </Button>
          ) : null}
          <Button
            tone={link ? 'secondary' : 'primary'}
            isPending={create.isPending}
            onClick={() => void handleCreate()}
          >
            {link ? t`Сделать новую` : t`Сделать ссылку`}
          </Button>
        </>
      }
    >
      {error ? <Failure what={t`Не получилось.`} error={error} /> : null}
      {address === null ? null : (
        <div className={row}>
          <Field ref={field} label={t`Адрес`} readOnly value={address} />
          <Button tone="primary" onClick={() => void handleCopy(address)}>{t`Скопировать`}</Button>
        </div>
      )}
      {link ? <p className={note}>{t`Действует до ${until}. Новая ссылка отключает прежнюю.`}</p> : null}
      {link ? (
        <p className={note}>{t`Адрес показывается один раз, когда ссылку делают: здесь его не хранят.`}</p>
      ) : null}
      <p role="status" className={note}>
        {said[copying]}
      </p>
    </Dialog>
  );
}
