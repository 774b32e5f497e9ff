import type { TrailEvent } from '@janus-site/core';
import { useLingui } from '@lingui/react/macro';
import { isFromCommandLine, useEventWords } from '../shared/eventWords.ts';
import type { ListAddress } from '../lists/useListAddress.ts';
import { When } from '../shared/When.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Table } from '../../components/Table/Table.tsx';
import { eventHref } from './eventHref.ts';
import { more, place } from './TrailScreen.css.ts';
import { thingOf } from './thingOf.ts';
import { useFaceLinks } from '../shared/acrossFaces.ts';

export interface TrailTableProps {
  items: readonly TrailEvent[];
  address: ListAddress;
}

/** Events in rows: the object links to its editor, the actor to all their events. */
export function TrailTable({ items, address }: TrailTableProps) {
  const { t } = useLingui();
  const links = useFaceLinks();
  const words = useEventWords();
  const nobody = t`Без входа`;
  const console = t`Командная строка`;
  const byToken = (name: string) => t`токен «${name}»`;
  const many = t`разные адреса`;
  const server = t`сам сервер`;
  return (
    <Table
      label={t`Журнал`}
      items={items}
      getId={({ id }) => id}
      columns={[
        {
          title: t`Что`,
          kind: 'heading',
          render: (event) => {
            const href = eventHref(links, event);
            const thing = thingOf(event, words);
            const id = event.object?.kind === 'session' ? null : event.object?.id;
            const facts = words.facts(event);
            return (
              <>
                {words.actions[event.action]}
                {event.times > 1 ? ` × ${event.times}` : ''}
                {thing ? (
                  <span className={more}>
                    {href ? <Link href={href}>{thing}</Link> : thing}
                    {id && !address.has('object') ? (
                      <>
                        {' · '}
                        <Link href={address.hrefOf({ object: id, kind: event.object?.kind ?? '' })}>
                          {t`всё об этом`}
                        </Link>
                      </>
                    ) : null}
                  </span>
                ) : null}
                {facts ? <span className={more}>{facts}</span> : null}
              </>
            );
          },
        },
        {
          title: t`Кто`,
          render: (event) => {
            const { actor } = event;
            if (actor)
              return (
                <>
                  <Link href={address.hrefOf({ actor: actor.id })}>{actor.name}</Link>
                  {actor.via === null ? null : <span className={more}>{byToken(actor.via)}</span>}
                </>
              );
            return isFromCommandLine(event) ? console : nobody;
          },
        },
        { title: t`Когда`, render: ({ at }) => <When time={at} /> },
        {
          title: t`Откуда`,
          render: (event) => (
            <span className={place} title={event.user_agent}>
              {event.address || (isFromCommandLine(event) ? server : many)}
            </span>
          ),
        },
      ]}
    />
  );
}
