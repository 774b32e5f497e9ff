import type { TrailEvent, UserList } from '@janus-site/core';
import { users } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { useEventWords } from '../shared/eventWords.ts';
import { FilterSelect } from '../lists/FilterSelect.tsx';
import { tools } from '../lists/ListTools.css.ts';
import type { ListAddress } from '../lists/useListAddress.ts';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { usePage } from '../../hooks/page.ts';
import { useRead } from '../../hooks/useRead.ts';
import { DayFilter } from './DayFilter.tsx';
import { days } from './TrailScreen.css.ts';
import { thingOf } from './thingOf.ts';

export interface TrailFiltersProps {
  address: ListAddress;
  /** One of the shown events, for the names of the chosen actor and object. */
  sample: TrailEvent | undefined;
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

function optionsOf<Value extends string>(words: Readonly<Record<Value, string>>) {
  return Object.entries<string>(words).map(([value, label]) => ({ value, label: capital(label) }));
}

/**
 * Returns the actors by their current user names; a deleted account, or one beyond the first hundred, by its name in
 * the log.
 */
function useActors(actor: string, sample: TrailEvent | undefined) {
  const { t } = useLingui();
  const read = useRead<UserList>(users.list({ limit: 100 }));
  const people = read.state === 'ready' ? read.data.items : [];
  const actors = people.map(({ id, username }) => ({ value: id, label: username }));
  if (!actor || people.some(({ id }) => id === actor)) return actors;
  const label = sample?.actor?.id === actor ? sample.actor.name : t`другой человек`;
  return [...actors, { value: actor, label }];
}

/** The filters of the log: event, object, actor, time. */
export function TrailFilters({ address, sample }: TrailFiltersProps) {
  const { t } = useLingui();
  const { query } = usePage<'trail'>();
  const words = useEventWords();
  const { actions, kinds, groups } = words;
  const { actor = '', object, group = '', action = '', kind = '' } = query;
  const actors = useActors(actor, sample);
  const thing = object && sample?.object?.id === object ? thingOf(sample, words) : t`одной записи`;
  return (
    <div className={tools}>
      <FilterSelect
        address={address}
        name="group"
        clears={['action']}
        label={t`Показать`}
        value={group}
        options={[{ value: '', label: t`Всё` }, ...optionsOf(groups)]}
      />
      <FilterSelect
        address={address}
        name="action"
        clears={['group']}
        label={t`Действие`}
        value={action}
        options={[{ value: '', label: t`Любое` }, ...optionsOf(actions)]}
      />
      <FilterSelect
        address={address}
        name="kind"
        clears={['object']}
        label={t`О чём`}
        value={kind}
        options={[{ value: '', label: t`Обо всём` }, ...optionsOf(kinds)]}
      />
      <FilterSelect
        address={address}
        name="actor"
        label={t`Кто`}
        value={actor}
        options={[{ value: '', label: t`Все` }, ...actors]}
      />
      <div className={days}>
        <DayFilter address={address} name="from" label={t`С какого дня`} value={query.from ?? ''} />
        <DayFilter address={address} name="to" label={t`По какой день`} value={query.to ?? ''} />
      </div>
      {object ? (
        <ButtonLink href={address.hrefOf({ object: '', kind: '' })}>{t`Убрать условие: ${thing}`}</ButtonLink>
      ) : null}
    </div>
  );
}
