import type { ClientError, Import, ImportLine } from '@janus-site/core';
import { imports } from '@janus-site/core';
import { useState } from 'react';
import { useServices } from '../../../hooks/services.ts';
import { saveFile } from '../../shared/saveFile.ts';

export interface ReportFile {
  isPending: boolean;
  /** Has the browser save the whole report; resolves to the error, if any. */
  save(): Promise<ClientError | null>;
}

/** The report of an import as a file. */
export function useReportFile({ id, task, state, counts }: Import): ReportFile {
  const { api } = useServices();
  const [isPending, setPending] = useState(false);

  async function read(): Promise<ImportLine[] | ClientError> {
    const items: ImportLine[] = [];
    let cursor: string | undefined;
    do {
      const page = await imports.report(id, { limit: 100, cursor }).load(api);
      if (!page.ok) return page.error;
      items.push(...page.data.items);
      cursor = page.data.next_cursor ?? undefined;
    } while (cursor !== undefined);
    return items;
  }

  return {
    isPending,
    async save() {
      setPending(true);
      const items = await read();
      setPending(false);
      if (!Array.isArray(items)) return items;
      const text = JSON.stringify({ task, state, counts, items }, null, 2);
      saveFile(new Blob([text], { type: 'application/json' }), 'import.json');
      return null;
    },
  };
}
