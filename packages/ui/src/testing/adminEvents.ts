import type { EventList, SecurityEvents } from '@janus-site/core';
import { sampleOwner } from './adminSession.ts';
import { whole } from './answers.ts';

const common = { times: 1, details: [], address: '198.51.100.4', user_agent: 'Firefox' };
const actor = { id: sampleOwner.id, name: sampleOwner.username, via: null };
const at = (hour: number) => ({ at: `2026-01-01T0${hour}:00:00Z`, begun_at: `2026-01-01T0${hour}:00:00Z` });
const eventId = (last: number) => `00000000-0000-4000-8000-00000000095${last}`;

export function adminEvents(): EventList {
  return whole([
    {
      ...common,
      ...at(4),
      id: eventId(4),
      times: 7,
      action: 'sign_in_refused' as const,
      actor: null,
      object: { kind: 'account' as const, id: sampleOwner.id, title: sampleOwner.username },
      address: '203.0.113.7',
    },
    {
      ...common,
      ...at(3),
      id: eventId(3),
      action: 'published' as const,
      actor: { ...actor, via: 'Публикация из CI' },
      object: { kind: 'post' as const, id: eventId(1), title: 'Первый пост' },
    },
    {
      ...common,
      ...at(2),
      id: eventId(2),
      action: 'deleted' as const,
      actor,
      object: { kind: 'project' as const, id: eventId(2), title: 'Старый проект' },
    },
    {
      ...common,
      ...at(1),
      id: eventId(1),
      action: 'signed_in' as const,
      actor,
      object: { kind: 'session' as const, id: eventId(1), title: '' },
      details: ['new_device'],
    },
  ]);
}

/** The security events for a user who returns to the panel. */
export function securityNews(): SecurityEvents {
  const about = (number: number, title: string) => ({ kind: 'account' as const, id: eventId(number), title });
  return {
    items: [
      {
        ...common,
        ...at(9),
        id: eventId(9),
        action: 'account_created' as const,
        actor: null,
        object: about(8, 'anna'),
        details: ['superuser', 'command_line'],
        address: '',
      },
      {
        ...common,
        ...at(8),
        id: eventId(8),
        action: 'brute_force_suspected' as const,
        actor: null,
        object: about(9, 'owner'),
        address: '203.0.113.7',
      },
      {
        ...common,
        ...at(7),
        id: eventId(7),
        action: 'signed_in' as const,
        actor,
        object: { kind: 'session' as const, id: eventId(7), title: '' },
        details: ['new_device'],
      },
    ],
  };
}
