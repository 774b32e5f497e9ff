import { useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { useHost } from '../../data/host.ts';
import { visuallyHidden } from '../../theme/text.css.ts';
import { Button } from '../Button/Button.tsx';
import { control } from '../Field/Field.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './SearchBox.css.ts';

export interface SearchBoxProps {
  /** What was looked for already. */
  value?: string;
}

/** A form that asks by the address: works without scripts and can be shared. */
export function SearchBox({ value = '' }: SearchBoxProps) {
  const host = useHost();
  const { t } = useLingui();
  const [path = '', search = ''] = host.href('posts').split('?');
  const kept = [...new URLSearchParams(search)];

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = new FormData(event.currentTarget).get('q');
    const q = typeof words === 'string' ? words.trim() : '';
    host.navigate(host.href('posts', q ? { query: { q } } : {}));
  };
  return (
    <form role="search" action={path} onSubmit={handleSubmit} className={styles.form}>
      {kept.map(([name, given]) => (
        <input key={name} type="hidden" name={name} value={given} />
      ))}
      <label className={styles.label}>
        <span className={visuallyHidden}>{t`Поиск по постам`}</span>
        <input
          key={value}
          type="search"
          name="q"
          defaultValue={value}
          placeholder={t`Поиск по постам`}
          className={control}
          enterKeyHint="search"
          maxLength={200}
        />
      </label>
      <Button type="submit" isSquare aria-label={t`Найти`}>
        <Icon name="search" />
      </Button>
    </form>
  );
}
