import type { RedirectTable } from '../../db/schema/upkeep.ts';
import { inTransaction } from '../../db/transaction.ts';
import { asFields, textOf } from '../formats/fields.ts';
import { redirectsFile } from '../marker.ts';
import type { RedirectFault } from '../../routes/redirects/judgeRedirect.ts';
import { addRedirect, type Redirect } from '../../routes/redirects/store.ts';
import { readEntries } from './entries.ts';
import type { Importing } from './importing.ts';
import type { Made } from './progress.ts';
import type { ReportLine } from './report.ts';

/** Null where the redirect exists now; an existing one stays unchanged. */
type Refusal = RedirectFault | null;

/** Thrown to roll back the transaction of a dry run. */
class DryRun extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super();
    this.refusal = refusal;
  }
}

type Addresses = Pick<RedirectTable, 'id' | 'from_path' | 'to_path'>;

/** Records a redirect; it belongs to the import while both addresses are unchanged. */
export const redirectMade = ({ id, from_path, to_path }: Addresses): Made => ({
  kind: 'redirect',
  item_id: id,
  stamp: `${from_path} ${to_path}`,
});

async function takeRedirect(
  redirect: Redirect,
  { db, now, isDryRun, progress }: Importing,
): Promise<Refusal> {
  try {
    return await inTransaction(db, async (trx) => {
      const made = await addRedirect(trx, redirect, { now });
      const refusal = 'code' in made ? made : null;
      if (isDryRun) throw new DryRun(refusal);
      if (!('code' in made)) await progress.made(trx, redirectMade(made));
      return refusal;
    });
  } catch (error) {
    if (error instanceof DryRun) return error.refusal;
    throw error;
  }
}

/** Imports one old address; reports the outcome. */
export async function reportRedirect(
  redirect: Redirect,
  source: string,
  importing: Importing,
): Promise<ReportLine> {
  const refusal = await takeRedirect(redirect, importing);
  const kept = refusal?.code === 'address_taken' ? 'kept' : 'refused';
  const outcome = refusal === null ? 'taken' : kept;
  const notes = refusal === null ? [] : [{ line: null, text: refusal.message.en }];
  return { item: `redirect ${redirect.from.slice(0, 100)}`, source, outcome, notes };
}

/** Imports the old addresses of an export, or of a handwritten list. */
export async function takeRedirects(importing: Importing): Promise<ReportLine[]> {
  const entries = await readEntries(importing, redirectsFile, 'redirects');
  if (!Array.isArray(entries)) return [entries];
  const lines: ReportLine[] = [];
  for (const entry of entries) {
    const fields = asFields(entry);
    const by = fields['by'] === 'import' ? 'import' : 'hand';
    const [from, to] = [textOf(fields, 'from') ?? '', textOf(fields, 'to') ?? ''];
    const face = fields['face'] === 'portfolio' ? 'portfolio' : 'blog';
    const redirect: Redirect = { from, to, face, by };
    lines.push(await reportRedirect(redirect, redirectsFile, importing));
  }
  return lines;
}
