import type { User } from '@janus-site/core';
import { users } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import type { SubmitEvent } from 'react';
import { Failure } from '../../shared/Failure.tsx';
import { pair } from '../../forms/FormBar.css.ts';
import { fieldId, RestoredNotice } from '../../forms/FormNotices.tsx';
import { LeaveGuard } from '../../forms/LeaveGuard.tsx';
import { column, tools } from '../../shared/Page.css.ts';
import { SaveState } from '../../forms/SaveState.tsx';
import { useSingleForm } from '../../forms/useSingleForm.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { Field } from '../../../components/Field/Field.tsx';
import { useServices } from '../../../hooks/services.ts';
import { useWrite } from '../../../hooks/useWrite.ts';

export interface AccountNamesProps {
  user: User;
}

/** The user's first and last name. */
export function AccountNames({ user }: AccountNamesProps) {
  const { t } = useLingui();
  const { session } = useServices();
  const update = useWrite(users.update);
  const { first_name, last_name } = user;
  const form = useSingleForm<{ first_name: string; last_name: string }, User>({
    name: `account.${user.id}`,
    saved: { first_name, last_name },
    send: (body) => update.run({ id: user.id, body }),
    onSaved: () => void session.loadUser(),
  });
  const { saving, save } = form.saver;
  const failure = saving.state === 'failed' && Object.keys(form.errors).length === 0 ? saving.error : null;
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (form.isDirty && saving.state !== 'saving') void save();
  };
  const line = (key: 'first_name' | 'last_name', label: string, autoComplete: string) => (
    <Field
      id={fieldId(`own.${key}`)}
      label={label}
      isOptional
      autoComplete={autoComplete}
      maxLength={100}
      value={form.values[key]}
      error={form.errors[key]}
      onChange={(event) => form.change({ [key]: event.currentTarget.value })}
    />
  );
  return (
    <form noValidate className={column} onSubmit={handleSubmit}>
      <RestoredNotice form={form} />
      {failure ? <Failure what={t`Имя не сохранено.`} error={failure} onRetry={() => void save()} /> : null}
      <div className={pair}>
        {line('first_name', t`Имя`, 'given-name')}
        {line('last_name', t`Фамилия`, 'family-name')}
      </div>
      <div className={tools}>
        <Button type="submit" isPending={saving.state === 'saving'} pendingText={t`Сохраняю…`}>
          {t`Сохранить имя`}
        </Button>
        {form.isDirty || saving.state !== 'idle' ? (
          <SaveState saving={saving} isDirty={form.isDirty} isKept={form.isKept} />
        ) : null}
      </div>
      <LeaveGuard isActive={form.isDirty && !form.isKept} onSave={async () => (await save()).ok} />
    </form>
  );
}
