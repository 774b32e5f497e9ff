import { inTransaction } from '../../db/transaction.ts';
import { asFields, textOf } from '../formats/fields.ts';
import { parseYaml } from '../formats/janusFile.ts';
import { redirectsFile } from '../marker.ts';
import { addRedirect, type Redirect, type RedirectOutcome } from '../redirects/store.ts';
import type { Importing } from './importing.ts';
import { refusalOf, type ReportLine } from './report.ts';

const reasons: Readonly<Record<RedirectOutcome, string | null>> = {
  taken: null,
  kept: 'This address leads somewhere already.',
  own: 'This address is one of the site itself.',
  loop: 'It leads to an address that leads on, or back: name the last address.',
  malformed: 'Both addresses must be paths that begin with a slash, of at most 500 characters.',
};

/** A check of a dry run ends as if it had failed, so that nothing of it stays. */
class DryRun extends Error {
  readonly outcome: RedirectOutcome;

  constructor(outcome: RedirectOutcome) {
    super();
    this.outcome = outcome;
  }
}

async function takeRedirect(redirect: Redirect, { db, now, isDryRun }: Importing): Promise<RedirectOutcome> {
  try {
    return await inTransaction(db, async (trx) => {
      const outcome = await addRedirect(trx, redirect, now);
      if (isDryRun) throw new DryRun(outcome);
      return outcome;
    });
  } catch (error) {
    if (error instanceof DryRun) return error.outcome;
    throw error;
  }
}

/** Takes one old address; says what became of it. */
export async function reportRedirect(
  redirect: Redirect,
  source: string,
  importing: Importing,
): Promise<ReportLine> {
  const result = await takeRedirect(redirect, importing);
  const outcome = result === 'taken' || result === 'kept' ? result : 'refused';
  const reason = reasons[result];
  const notes = reason === null ? [] : [{ line: null, text: reason }];
  return { item: `redirect ${redirect.from.slice(0, 100)}`, source, outcome, notes };
}

/** Takes the old addresses of an export, or of a list that was written by hand. */
export async function takeRedirects(importing: Importing): Promise<ReportLine[]> {
  const line = { item: 'redirects', source: redirectsFile };
  let entries: unknown;
  try {
    entries = parseYaml(await importing.folder.readText(redirectsFile), redirectsFile, 1);
  } catch (error) {
    return [{ ...line, outcome: 'refused', notes: refusalOf(error) }];
  }
  const lines: ReportLine[] = [];
  for (const entry of Array.isArray(entries) ? entries : []) {
    const fields = asFields(entry);
    const by = fields['by'] === 'import' ? 'import' : 'hand';
    const redirect: Redirect = { from: textOf(fields, 'from') ?? '', to: textOf(fields, 'to') ?? '', by };
    lines.push(await reportRedirect(redirect, redirectsFile, importing));
  }
  return lines;
}
