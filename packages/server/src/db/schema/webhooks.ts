import type { Json, Time } from './columns.ts';

/** The receivers of events. */
export interface WebhookTable {
  id: string;
  name: string;
  url: string;
  /** `whsec_…` as it was shown: a hash could sign nothing. */
  secret: string;
  /** Names of `WebhookPattern`. */
  events: Json;
  state: 'active' | 'paused';
  /** Who paused it: the owner, the receiver (410), or five days of failures; null while it is active. */
  pause_reason: 'owner' | 'gone' | 'failing' | null;
  /** The first failure since the last success; null where there is none. */
  failing_since: Time | null;
  created_at: Time;
}

/** One event for one receiver: it waits here until it is taken, and stays for a while as the log. */
export interface WebhookDeliveryTable {
  /** Also what the receiver knows it by, at each attempt. */
  id: string;
  webhook_id: string;
  event: string;
  object_id: string | null;
  body: string;
  /** What happens once more before it is sent takes the place of the row of its key; null once it was sent. */
  merge_key: string | null;
  created_at: Time;
  state: 'waiting' | 'delivered' | 'failed';
  attempts: number;
  /** Null when no attempt follows. */
  next_at: Time | null;
  /** Of the last attempt. */
  sent_at: Time | null;
  answer_status: number | null;
  /** Its first 500 characters. */
  answer_text: string;
  /** Why there was no answer. */
  failure: 'not_allowed' | 'time_out' | 'no_connection' | null;
}
