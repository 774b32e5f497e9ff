import type { Schemas } from '../contract/types.ts';

export type Action = Schemas['EventAction'];
export type Group = Schemas['EventGroup'];

const groups: Readonly<Record<Action, Group>> = {
  signed_in: 'sign_ins',
  sign_in_refused: 'sign_ins',
  brute_force_suspected: 'sign_ins',
  signed_out: 'sign_ins',
  session_ended: 'sign_ins',
  session_confirmed: 'sign_ins',
  account_created: 'accounts',
  account_changed: 'accounts',
  rank_changed: 'accounts',
  password_changed: 'accounts',
  second_factor_on: 'accounts',
  second_factor_changed: 'accounts',
  second_factor_off: 'accounts',
  account_deleted: 'accounts',
  token_created: 'accounts',
  token_revoked: 'accounts',
  created: 'content',
  changed: 'content',
  published: 'content',
  unpublished: 'content',
  reordered: 'content',
  deleted: 'content',
  restored: 'content',
  purged: 'content',
  link_created: 'content',
  link_ended: 'content',
  backup_exported: 'backups',
  backup_accepted: 'backups',
  backup_restored: 'backups',
  backups_adopted: 'backups',
  uploads_moved: 'backups',
  uploads_adopted: 'backups',
  events_exported: 'backups',
};

export function actionsOf(group: Group): Action[] {
  return (Object.keys(groups) as Action[]).filter((action) => groups[action] === group);
}
