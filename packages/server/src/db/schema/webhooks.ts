import type { Json, Time } from './columns.ts';

/** The receivers of events. */
export interface WebhookTable {
  id: string;
  name: string;
  url: string;
  /** `whsec_…` as shown: a hash could not sign. */
  secret: string;
  /** Names of `WebhookPattern`. */
  events: Json;
  state: 'active' | 'paused';
  /** Why it is paused: by the owner, by the receiver (410), or after five days of failures; null while active. */
  pause_reason: 'owner' | 'gone' | 'failing' | null;
  /** The first failure since the last success; null for none. */
  failing_since: Time | null;
  created_at: Time;
}

/** One event for one receiver: queued here until delivered, then kept for a while as the log. */
export interface WebhookDeliveryTable {
  /** Also the id that the receiver sees, on every attempt. */
  id: string;
  webhook_id: string;
  event: string;
  object_id: string | null;
  body: string;
  /** A repeated event replaces the unsent row with the same key; null once sent. */
  merge_key: string | null;
  created_at: Time;
  state: 'waiting' | 'delivered' | 'failed';
  attempts: number;
  /** Null if no attempt follows. */
  next_at: Time | null;
  /** Time of the last attempt. */
  sent_at: Time | null;
  answer_status: number | null;
  /** First 500 characters of the response. */
  answer_text: string;
  /** Why there was no response. */
  failure: 'not_allowed' | 'time_out' | 'no_connection' | null;
}
