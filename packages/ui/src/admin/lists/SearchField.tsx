import { useLingui } from '@lingui/react/macro';
import type { SubmitEvent } from 'react';
import { useId, useRef, useState } from 'react';
import { control, label as labelClass } from '../../components/Field/Field.css.ts';
import { box, field, hint } from './ListTools.css.ts';
import { useDebounce } from '../shared/useDebounce.ts';
import type { ListAddress } from './useListAddress.ts';
import { useKey } from '../shared/useKey.ts';

export interface SearchFieldProps {
  address: ListAddress;
}

/** Searches a list through the address; `/` focuses it. Each search is one step in the history. */
export function SearchField({ address }: SearchFieldProps) {
  const { t } = useLingui();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const isStep = useRef(true);
  const [typed, setTyped] = useState(address.q);
  const [sent, setSent] = useState(address.q);
  const [applied, setApplied] = useState(address.q);
  // The user went back or removed a filter; our own words return from the address too, possibly after newer ones.
  if (address.q !== applied) {
    setApplied(address.q);
    if (address.q !== sent) {
      setTyped(address.q);
      setSent(address.q);
    }
  }
  useKey('/', () => {
    input.current?.focus();
    input.current?.select();
  });

  const words = typed.trim();
  const search = (q: string) => {
    setSent(q);
    address.go({ q }, { replace: !isStep.current });
    isStep.current = false;
  };
  useDebounce(words === sent ? undefined : words, search);
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (words !== sent) search(words);
  };
  return (
    <form role="search" className={box} onSubmit={handleSubmit}>
      <label htmlFor={id} className={labelClass}>
        {t`Поиск`}
      </label>
      <span className={field}>
        <input
          ref={input}
          id={id}
          type="search"
          className={control}
          value={typed}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          aria-keyshortcuts="/"
          onFocus={() => (isStep.current = true)}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {typed ? null : (
          <kbd className={hint} aria-hidden="true" title={t`Клавиша «/» ведёт в поиск`}>
            /
          </kbd>
        )}
      </span>
    </form>
  );
}
