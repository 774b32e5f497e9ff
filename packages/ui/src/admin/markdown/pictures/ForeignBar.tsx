import type { Language } from '@janus-site/core';
import { Plural, useLingui } from '@lingui/react/macro';
import { Button } from '../../../components/Button/Button.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { bar, buttons } from '../PaneBars.css.ts';
import type { ForeignPictures } from './useForeignPictures.ts';

export interface ForeignBarProps {
  language: Language;
  foreign: ForeignPictures;
}

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : address);

/** Warns that visitors will not see pictures of other sites, and offers to copy them. */
export function ForeignBar({ language, foreign }: ForeignBarProps) {
  const { t } = useLingui();
  const addresses = foreign.of(language);
  const copying = foreign.copying(language);
  if (addresses.length === 0 && copying.state === 'idle') return null;
  const failures =
    copying.state === 'idle' ? copying.failures.filter(({ address }) => addresses.includes(address)) : [];
  const [done, total] = copying.state === 'copying' ? [copying.done + 1, copying.total] : [0, 0];
  return (
    <Notice tone="warning">
      <div className={bar}>
        <p>
          <Plural
            value={addresses.length}
            one="В тексте # картинка с другого сайта: посетители увидят вместо неё ссылку."
            few="В тексте # картинки с других сайтов: посетители увидят вместо них ссылки."
            many="В тексте # картинок с других сайтов: посетители увидят вместо них ссылки."
            other="В тексте # картинки с других сайтов: посетители увидят вместо них ссылки."
          />
        </p>
        {failures.length > 0 ? (
          <div role="alert">
            <ul>
              {failures.map(({ address, message }) => (
                <li key={address}>
                  <a href={address} target="_blank" rel="noreferrer">
                    {hostOf(address)}
                  </a>
                  {': '}
                  {message}
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        <div className={buttons}>
          <Button
            isPending={copying.state === 'copying'}
            pendingText={t`Копирую: ${done} из ${total}…`}
            onClick={() => foreign.copy(language)}
          >
            {failures.length > 0 ? t`Попробовать ещё раз` : t`Скопировать картинки сюда`}
          </Button>
        </div>
      </div>
    </Notice>
  );
}
