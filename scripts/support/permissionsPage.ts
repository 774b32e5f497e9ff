import { tokenScopes } from '../../packages/server/src/accounts/accessTokens/scopes.ts';
import { access } from '../../packages/server/src/contract/access.ts';
import { confirmations } from '../../packages/server/src/accounts/confirmations.ts';
import {
  accountChanges,
  cellOf,
  mayDo,
  ranks,
  targets,
} from '../../packages/server/src/accounts/permissionTable.ts';
import type { Cell, Target } from '../../packages/server/src/accounts/permissionTable.ts';
import { readOperations } from '../../packages/server/src/contract/document.ts';
import type { Documents, Operation } from '../../packages/server/src/contract/document.ts';

const cells: Readonly<Record<Cell, string>> = { yes: '✓', own: 'own', published: 'public', no: '—' };
const columns = [
  'Visitor · Посетитель',
  'No role · Без роли',
  'Staff · Сотрудник',
  'Owner · Владелец',
  'Superuser · Суперпользователь',
];
const tokenColumn = 'Access token · Токен доступа';
const whose: Readonly<Record<Target, string>> = {
  own: 'own',
  noRole: 'no role',
  staff: 'staff',
  owner: 'owner',
  superuser: 'superuser',
};

const line = (words: readonly string[]) => `| ${words.join(' | ')} |`;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [line(head), line(head.map((_, at) => (at === 0 ? '---' : ':-:'))), ...rows.map(line)].join('\n');
}

function tokenCell(id: Operation['id']): string {
  const rule = tokenScopes[id];
  if (typeof rule !== 'string') return rule.map((scope) => `\`${scope}\``).join(', ');
  return { any: '✓', closed: '—', unread: '' }[rule];
}

function operationRow({ id, token, summary, method, path }: Operation): string[] {
  const mark = id in confirmations ? ' ↻' : '';
  const name = `${summary}${mark}<br>\`${id}\` · \`${method} ${path}\``;
  return [name, ...ranks.map((rank) => cells[cellOf({ id, token }, rank)]), tokenCell(id)];
}

function accountRows(): string[][] {
  return accountChanges.map((act) => {
    const name = act.field ? `\`updateUser\`: \`${act.field}\`` : `\`${act.operation}\``;
    const reach = ranks.slice(1).map((rank) => {
      const whom = targets.filter((target) => mayDo(act, rank, target));
      if (whom.length === targets.length) return '✓';
      return whom.length === 0 ? '—' : whom.map((target) => whose[target]).join(', ');
    });
    return [name, ...reach];
  });
}

/** Returns what is missing for the table: a sentence for each operation and rule. */
export function missingRules(documents: Documents): string[] {
  return readOperations(documents).flatMap(({ id }) => [
    ...(id in access ? [] : [`${id}: contract/access.ts does not say who may call it.`]),
    ...(id in tokenScopes
      ? []
      : [`${id}: accounts/accessTokens/scopes.ts does not say which scope of an access token opens it.`]),
  ]);
}

/** Returns `docs/permissions.md`: the table of permissions, generated from the server's own. */
export function permissionsPage(documents: Documents): string {
  const operations = readOperations(documents);
  const sections = [...documents.keys()].map((name) => {
    const rows = operations.filter(({ service }) => service === name).map(operationRow);
    return `### ${name}\n\n${table(['', ...columns, tokenColumn], rows)}`;
  });
  return `<!-- Made by \`npm run generate\` of packages/server/src/accounts. Do not edit. -->

# Кто что может · Who may do what

По этой таблице решает сам сервер: она составлена из его кода, и тест проверяет каждую клетку запросом к серверу.
✓ можно, — нельзя, own: только своя учётная запись, public: то же, что видят посетители, без черновиков и исходных текстов.
Отключённая учётная запись не может ничего: её сеансы окончены, а токены доступа не действуют, пока её не включат.
↻ спросит пароль или ключ, если вход старше десяти минут; где это зависит от записи или поля, сказано в \`accounts/confirmations.ts\`.
Токен доступа действует от имени своего человека: ему можно то, что можно этому человеку, и только с одним из прав в последнем
столбце; ✓ с любым, — закрыто для всех токенов, пусто: токен здесь не читают.

The server decides by this table: it is generated from the server's code, and a test checks each cell with a request.
✓ may, — may not, own: only one's own account, public: what visitors see, without drafts and sources of texts.
A deactivated account may do nothing: its sign-ins have ended, and its access tokens are refused until it is activated.
↻ asks for the password or a passkey where the sign-in is older than ten minutes; where that depends on the account or the field,
\`accounts/confirmations.ts\` says so.
An access token acts as its person: it may do what its person may do, and only with one of the scopes of the last column; ✓ is any of them,
— is closed to all tokens, empty: no token is read there.

## Операции · Operations

${sections.join('\n\n')}

## Чью учётную запись · Whose account

С чьей учётной записью можно сделать каждое действие: со своей (own) или с чужой такой роли; ✓ с любой. Посетителю ничего из этого нельзя. Ещё два правила помнит сервер: последний
действующий суперпользователь остаётся суперпользователем, а свою запись никто не удаляет. Клетка «roles» говорит, у кого можно отнять
роль владельца; оставить её и добавить другую владелец может любому владельцу.

Whose account each act may touch: the own one, or another's of such a role; ✓ is any. A visitor may do none of this. The server keeps two more rules: the last active superuser stays one,
and nobody deletes the own account. The cell of \`roles\` says from whom the role of an owner may be taken; keeping it and adding another one
is open to each owner.

${table(['', ...columns.slice(1)], accountRows())}

## Ещё от записи зависит · What else depends on the record

- Сеансы и ключи доступа видит и завершает только их человек; остальным, и суперпользователю тоже, они не находятся (404).
- Черновик по ссылке предпросмотра читает тот, у кого она есть, пока она действует.
- Sign-ins and passkeys are seen and ended by their person alone; to all others, superusers included, they are not found (404).
- Whoever has a preview link reads the draft behind it while the link lasts.
`;
}
