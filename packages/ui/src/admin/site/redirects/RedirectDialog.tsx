import type { Redirect } from '@janus-site/core';
import { errorText, fieldErrors, redirects } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import type { SubmitEvent } from 'react';
import { useId, useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { Field } from '../../../components/Field/Field.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { useToast } from '../../../components/Toast/Toast.tsx';
import { usePage } from '../../../hooks/page.ts';
import { useWrite } from '../../../hooks/useWrite.ts';
import { form as formClass } from '../../signIn/LoginForm.css.ts';

export interface RedirectDialogProps {
  /** The one that is changed; null for a new one. */
  redirect: Redirect | null;
  onClose(): void;
}

/** One redirect: the address at which there is nothing, and where it leads. */
export function RedirectDialog({ redirect, onClose }: RedirectDialogProps) {
  const { t } = useLingui();
  const { face, language } = usePage();
  const showToast = useToast();
  const id = useId();
  const create = useWrite(redirects.create);
  const update = useWrite(redirects.update);
  const { isPending, error } = redirect ? update : create;
  const [from, setFrom] = useState(redirect?.from ?? '');
  const [to, setTo] = useState(redirect?.to ?? '');
  const errors = error ? fieldErrors(error) : {};
  const save = async () => {
    const result = await (redirect
      ? update.run({ id: redirect.id, body: { from, to } })
      : create.run({ face, from, to }));
    if (!result.ok) return;
    showToast({
      message: redirect ? t`Переадресация изменена` : t`Переадресация добавлена`,
      tone: 'success',
    });
    onClose();
  };
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <Dialog
      isOpen
      heading={redirect ? t`Изменить переадресацию` : t`Новая переадресация`}
      onOpenChange={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t`Отмена`}</Button>
          <Button tone="primary" type="submit" form={id} isPending={isPending}>
            {redirect ? t`Сохранить` : t`Добавить`}
          </Button>
        </>
      }
    >
      <form id={id} className={formClass} noValidate onSubmit={handleSubmit}>
        {error && Object.keys(errors).length === 0 ? (
          <Notice tone="danger" isAlert>
            <p>{errorText(error, language)}</p>
          </Notice>
        ) : null}
        <Field
          label={t`Откуда`}
          help={t`Путь на этом сайте, где ничего нет: /2014/09/post.html. С .html, со слешем в конце и без них — один адрес.`}
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          required
          maxLength={500}
          value={from}
          error={errors['from']}
          onChange={(event) => setFrom(event.currentTarget.value)}
        />
        <Field
          label={t`Куда`}
          help={
            face === 'blog'
              ? t`Путь страницы блога, например /posts, или полный адрес другого сайта с https://.`
              : t`Путь страницы портфолио, например /, или полный адрес другого сайта с https://.`
          }
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          required
          maxLength={1000}
          value={to}
          error={errors['to']}
          onChange={(event) => setTo(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}
