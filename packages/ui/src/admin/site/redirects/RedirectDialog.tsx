import type { Redirect } from '@janus-site/core';
import { errorText, fieldErrors, redirects } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Field } from '../../../components/Field/Field.tsx';
import { useToast } from '../../../components/Toast/Toast.tsx';
import { usePage } from '../../../hooks/page.ts';
import { useWrite } from '../../../hooks/useWrite.ts';
import { useCreation } from '../../shared/useCreation.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';

export interface RedirectDialogProps {
  /** The edited redirect; null for a new one. */
  redirect: Redirect | null;
  onClose(): void;
}

/** One redirect: the old address and its target. */
export function RedirectDialog({ redirect, onClose }: RedirectDialogProps) {
  const { t } = useLingui();
  const { face, language } = usePage();
  const showToast = useToast();
  const create = useCreation(redirects.create);
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
  return (
    <FormDialog
      heading={redirect ? t`Изменить переадресацию` : t`Новая переадресация`}
      submitText={redirect ? t`Сохранить` : t`Добавить`}
      problem={error && Object.keys(errors).length === 0 ? errorText(error, language) : ''}
      isPending={isPending}
      onSubmit={() => void save()}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
