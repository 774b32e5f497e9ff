import type { AccessTokenScope, NewAccessToken } from '@janus-site/core';
import { accessTokens, can, errorText } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Field } from '../../../components/Field/Field.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { usePage } from '../../../hooks/page.ts';
import { useWrite } from '../../../hooks/useWrite.ts';
import { textOf } from '../../shared/textOf.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { useCurrentUser } from '../../signIn/useCurrentUser.ts';
import { CheckboxGroup } from '../CheckboxGroup.tsx';
import { useScopeWords } from './useScopeWords.ts';

export interface AccessTokenDialogProps {
  onDone(made: NewAccessToken): void;
  onClose(): void;
}

const lives = ['30', '90', '365', 'never'] as const;
type Life = (typeof lives)[number];

/** Scopes available only to accounts that may edit the profile. */
const ofOwners: ReadonlySet<AccessTokenScope> = new Set(['profile', 'site']);

/** Asks for the name, scopes and lifetime of a new personal access token. */
export function AccessTokenDialog({ onDone, onClose }: AccessTokenDialogProps) {
  const { t } = useLingui();
  const { language } = usePage();
  const user = useCurrentUser();
  const words = useScopeWords();
  const create = useWrite(accessTokens.create);
  const [chosen, setChosen] = useState<readonly AccessTokenScope[]>([]);
  const [life, setLife] = useState<Life>('90');
  const [problem, setProblem] = useState('');
  const offered = (Object.keys(words) as AccessTokenScope[]).filter(
    (scope) => !ofOwners.has(scope) || can(user, 'manageProfile'),
  );
  const lifeWords: Readonly<Record<Life, string>> = {
    30: t`30 дней`,
    90: t`90 дней`,
    365: t`год`,
    never: t`бессрочно`,
  };

  const handleSubmit = async (data: FormData) => {
    const name = textOf(data, 'name').trim();
    if (!name) return setProblem(t`Назовите токен, чтобы потом узнать его`);
    if (chosen.length === 0) return setProblem(t`Отметьте, что можно с этим токеном`);
    setProblem('');
    const expires_in_days = life === 'never' ? null : Number(life);
    const result = await create.run({ name, scopes: [...chosen], expires_in_days });
    if (result.ok) onDone(result.data);
    else setProblem(errorText(result.error, language));
  };
  return (
    <FormDialog
      size="small"
      heading={t`Новый токен доступа`}
      lead={t`Отметьте только то, что программе нужно. Каждое право, кроме первого, даёт и читать, и менять.`}
      submitText={t`Создать токен`}
      problem={problem}
      isPending={create.isPending}
      onSubmit={(data) => void handleSubmit(data)}
      onClose={onClose}
    >
      <Field label={t`Название`} help={t`Какой программе он нужен`} name="name" maxLength={100} />
      <CheckboxGroup<AccessTokenScope>
        legend={t`Что можно`}
        options={offered}
        labelOf={(scope) => words[scope]}
        chosen={chosen}
        onChoose={setChosen}
      />
      <Select<Life>
        label={t`Срок`}
        options={lives.map((value) => ({ value, label: lifeWords[value] }))}
        value={life}
        onValueChange={setLife}
      />
    </FormDialog>
  );
}
