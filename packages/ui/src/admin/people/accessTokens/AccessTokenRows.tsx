import type { PersonalAccessToken } from '@janus-site/core';
import { accessTokens, formatDay } from '@janus-site/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { useToast } from '../../../components/Toast/Toast.tsx';
import { usePage } from '../../../hooks/page.ts';
import { quiet, row, rowMain, rows } from '../../shared/Page.css.ts';
import { useNow } from '../../shared/useNow.ts';
import { When } from '../../shared/When.tsx';
import { WriteQuestion } from '../../shared/WriteQuestion.tsx';
import { facts } from './AccessTokens.css.ts';
import { useScopeWords } from './useScopeWords.ts';

export interface AccessTokenRowsProps {
  items: readonly PersonalAccessToken[];
}

/** The user's personal access tokens: scopes, expiry, last use, and a button to revoke each. */
export function AccessTokenRows({ items }: AccessTokenRowsProps) {
  const { t } = useLingui();
  const showToast = useToast();
  const [asked, setAsked] = useState<PersonalAccessToken | null>(null);
  const name = asked?.name ?? '';
  return (
    <>
      <ul role="list" className={rows}>
        {items.map((one) => (
          <li key={one.id} className={row}>
            <span className={rowMain}>
              {one.name}
              <TokenFacts token={one} />
            </span>
            <span className={quiet}>
              {one.last_used_at === null ? (
                t`ещё не использован`
              ) : (
                <Trans>
                  использован <When time={one.last_used_at} />
                </Trans>
              )}
            </span>
            <Button onClick={() => setAsked(one)}>{t`Отозвать…`}</Button>
          </li>
        ))}
      </ul>
      {asked ? (
        <WriteQuestion
          key={asked.id}
          write={accessTokens.remove}
          input={{ id: asked.id }}
          heading={t`Отозвать токен «${name}»?`}
          lead={t`Программа с этим токеном сразу перестанет работать с сайтом. Вернуть его нельзя, можно создать новый.`}
          confirmLabel={t`Отозвать`}
          failed={t`Токен не отозван.`}
          onDone={() => showToast({ message: t`Токен «${name}» отозван` })}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </>
  );
}

function TokenFacts({ token: { scopes, expires_at } }: { token: PersonalAccessToken }) {
  const { t } = useLingui();
  const { language } = usePage();
  const words = useScopeWords();
  const now = useNow();
  const day = expires_at === null ? '' : formatDay(expires_at, language);
  const end = expires_at !== null && Date.parse(expires_at) <= now ? t`истёк ${day}` : t`до ${day}`;
  return (
    <span className={facts}>
      {scopes.map((scope) => words[scope]).join(', ')} · {expires_at === null ? t`бессрочно` : end}
    </span>
  );
}
