import type { Database } from '../db/schema.ts';
import type { EventTable, UserTable } from '../db/schema/accounts.ts';
import { addressGroup } from '../limits/addressGroup.ts';
import { count, rules } from '../limits/rateLimit.ts';
import type { Settings } from '../settings.ts';
import { securityRuleOf, type SecurityRule } from './security.ts';
import { addLetters, type Letter } from '../notices/outbox.ts';

type Account = Pick<UserTable, 'id' | 'username' | 'email' | 'is_superuser'>;

/** Returns the account of an event: a sign-in stores it as its actor, every other event as its object. */
async function accountOfEvent(db: Database, row: EventTable): Promise<Account | null> {
  const id = row.kind === 'account' ? row.object_id : row.actor_id;
  const account = await db
    .selectFrom('users')
    .select(['id', 'username', 'email', 'is_superuser'])
    .where('id', '=', id ?? '')
    .executeTakeFirst();
  return account ?? null;
}

async function isOwners(db: Database, { id, is_superuser }: Account): Promise<boolean> {
  if (is_superuser === 1) return true;
  const role = db
    .selectFrom('user_roles')
    .select('name')
    .where('user_id', '=', id)
    .where('name', '=', 'owner');
  return (await role.executeTakeFirst()) !== undefined;
}

/** Composes a plain text in both languages: the receiver's is unknown. It contains no words of a stranger. */
function compose(settings: Settings, rule: SecurityRule, row: EventTable, account: Account): Letter {
  const { ru, en } = rule.words;
  const host = settings.hosts.portfolio[0] ?? 'localhost';
  const at = `${new Date(row.at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const from =
    row.address === '' ? { ru: 'командная строка сервера', en: 'the server’s command line' } : null;
  return {
    title: `${host}: ${ru} / ${en}`,
    text: [
      `${ru}. Учётная запись: ${account.username}. Сайт: ${host}.`,
      `Когда: ${at}. Откуда: ${from?.ru ?? row.address}.`,
      'Если это не вы и не с вашего ведома: в панели, в разделе «Профиль», смените пароль, завершите чужие сеансы, удалите чужие ключи и отзовите чужие токены доступа.',
      '',
      `${en}. Account: ${account.username}. Site: ${host}.`,
      `When: ${at}. From: ${from?.en ?? row.address}.`,
      'If this was not you and you did not know about it: in the panel, under “Profile”, change your password, end the sessions, remove the passkeys and revoke the access tokens that are not yours.',
    ].join('\n'),
  };
}

/** A program that signs in every minute without a device token is not news each time, and neither is a flood. */
async function isNews(trx: Database, subject: string, now: number): Promise<boolean> {
  return (await count(trx, rules.notice, subject, now)).uses === 1;
}

/** Queues security notices to the owner and the account, in the transaction of the event. */
export async function addSecurityNotices(trx: Database, settings: Settings, row: EventTable): Promise<void> {
  const rule = securityRuleOf({ action: row.action, details: JSON.parse(row.details) as string[] });
  const account = rule && (await accountOfEvent(trx, row));
  if (!rule || !account) return;
  if (row.action === 'signed_in') {
    const subject = `${row.action} ${account.id} ${addressGroup(row.address)}`;
    if (!(await isNews(trx, subject, row.at))) return;
  }
  const letter = compose(settings, rule, row, account);
  const isForOwner =
    (rule.isOfSite || (await isOwners(trx, account))) &&
    (row.action !== 'brute_force_suspected' || (await isNews(trx, row.action, row.at)));
  await addLetters(trx, settings, { letter, isForOwner, email: account.email, now: row.at });
}
