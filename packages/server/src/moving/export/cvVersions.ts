import type { Schemas } from '../../contract/types.ts';
import type { Database } from '../../db/schema.ts';
import { listVersions, type CvVersion } from '../../routes/cvVersions/store.ts';
import { groups, labelledRecord, type Group, type Labelled } from '../cvVersionLabels.ts';
import { presentFields, toYaml } from '../yaml.ts';

type NamedRecord = Readonly<Record<Group, readonly Labelled[]>>;

function textsOf({ ru, en }: Schemas['CvTexts'] = {}): object {
  const inOrder = (text: Schemas['CvText'] | undefined): object =>
    presentFields({ headline: text?.headline, summary: text?.summary });
  return Object.fromEntries(
    Object.entries({ ru: inOrder(ru), en: inOrder(en) }).filter(([, text]) => Object.keys(text).length > 0),
  );
}

/** The labels of the selection; deleted items are left out. */
function selectionOf(selection: Schemas['CvSelection'] = {}, record: NamedRecord): object {
  return Object.fromEntries(
    groups.flatMap((group): [Group, string[]][] => {
      const ids = selection[group];
      if (ids === undefined) return [];
      return [[group, ids.flatMap((id) => record[group].find((entry) => entry.id === id)?.label ?? [])]];
    }),
  );
}

function exported({ name, design, file_name, texts, selection }: CvVersion, record: NamedRecord): object {
  const words = textsOf(texts);
  const choice = selectionOf(selection, record);
  return {
    ...presentFields({ name, design, file_name }),
    ...(Object.keys(words).length > 0 && { texts: words }),
    ...(Object.keys(choice).length > 0 && { selection: choice }),
  };
}

/** The CV versions by name. Their private links are secrets, and are not exported. */
export async function exportedCvVersions(db: Database): Promise<object[]> {
  const versions = await listVersions(db);
  if (versions.length === 0) return [];
  const record = await labelledRecord(db);
  return versions
    .map((version) => exported(version, record))
    .map((version) => ({ version, text: toYaml(version) }))
    .sort((a, b) => (a.text < b.text ? -1 : 1))
    .map(({ version }) => version);
}
