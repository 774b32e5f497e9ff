import type { Schemas } from '../contract/types.ts';

type Action = Schemas['EventAction'];
type Pattern = Schemas['WebhookPattern'];

/** The name of an event for webhooks. */
export type WebhookEvent = Exclude<Pattern, `${string}.*`> | 'webhook.test';

const content = {
  created: 'created',
  changed: 'updated',
  published: 'published',
  unpublished: 'unpublished',
  deleted: 'deleted',
  restored: 'restored',
  purged: 'purged',
} as const satisfies Partial<Record<Action, string>>;

const ofAccounts: Partial<Readonly<Record<Action, WebhookEvent>>> = {
  signed_in: 'account.signed_in',
  account_created: 'account.created',
  account_changed: 'account.updated',
  account_deleted: 'account.deleted',
  rank_changed: 'account.rank_changed',
  password_changed: 'account.password_changed',
  second_factor_on: 'account.second_factor_changed',
  second_factor_changed: 'account.second_factor_changed',
  second_factor_off: 'account.second_factor_changed',
  token_created: 'account.token_created',
  token_revoked: 'account.token_revoked',
};

/** Returns the webhook name of a trail event; null for one that is not sent. */
export function nameOf({ action, kind }: { action: Action; kind: string | null }): WebhookEvent | null {
  const ofAccount = ofAccounts[action];
  if (ofAccount) return ofAccount;
  if (kind === 'post' || kind === 'project' || kind === 'experience')
    return action in content ? `${kind}.${content[action as keyof typeof content]}` : null;
  if ((kind === 'profile' || kind === 'site') && action === 'changed') return `${kind}.updated`;
  return null;
}

/** Whether a webhook subscribes to an event. */
export function isSubscribed(patterns: readonly Pattern[], event: WebhookEvent): boolean {
  return patterns.some((pattern) => pattern === event || pattern === event.replace(/\..*/, '.*'));
}
