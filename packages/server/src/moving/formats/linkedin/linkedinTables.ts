import { readRecords } from '../../csv/readCsv.ts';
import type { SourceFolder } from '../../import/readFolder.ts';
import { refusalOf, type ReportLine } from '../../import/report.ts';
import type { Fields } from '../fields.ts';

interface Table {
  file: string;
  /** The JSON Resume section of its rows. */
  section: string;
  /** A column that always exists. */
  column: string;
  /** The JSON Resume field of each column; others have no place. */
  fields: Readonly<Record<string, string>>;
}

/** The only files that are read: the rest is about other people, or of no use. */
const tables: readonly Table[] = [
  {
    file: 'Positions.csv',
    section: 'work',
    column: 'Company Name',
    fields: {
      'Company Name': 'name',
      Title: 'position',
      Description: 'summary',
      Location: 'location',
      'Started On': 'startDate',
      'Finished On': 'endDate',
    },
  },
  {
    file: 'Projects.csv',
    section: 'projects',
    column: 'Title',
    fields: {
      Title: 'name',
      Description: 'description',
      Url: 'url',
      'Started On': 'startDate',
      'Finished On': 'endDate',
    },
  },
  {
    file: 'Education.csv',
    section: 'education',
    column: 'School Name',
    fields: {
      'School Name': 'institution',
      'Degree Name': 'studyType',
      'Start Date': 'startDate',
      'End Date': 'endDate',
    },
  },
  { file: 'Skills.csv', section: 'skills', column: 'Name', fields: { Name: 'name' } },
  {
    file: 'Languages.csv',
    section: 'languages',
    column: 'Name',
    fields: { Name: 'language', Proficiency: 'fluency' },
  },
  {
    file: 'Certifications.csv',
    section: 'certificates',
    column: 'Name',
    fields: { Name: 'name', Url: 'url', Authority: 'issuer', 'Started On': 'date' },
  },
  {
    file: 'Publications.csv',
    section: 'publications',
    column: 'Name',
    fields: {
      Name: 'name',
      Publisher: 'publisher',
      'Published On': 'releaseDate',
      Description: 'summary',
      Url: 'url',
    },
  },
  {
    file: 'Volunteering.csv',
    section: 'volunteer',
    column: 'Company Name',
    fields: {
      'Company Name': 'organization',
      Role: 'position',
      'Started On': 'startDate',
      'Finished On': 'endDate',
      Description: 'summary',
    },
  },
  {
    file: 'Honors.csv',
    section: 'awards',
    column: 'Title',
    fields: { Title: 'title', Description: 'summary', 'Issued On': 'date' },
  },
];

const profileFile = 'Profile.csv';

/** Renames columns to JSON Resume fields; others keep their names, so that the report names them. */
const renamed = (row: Fields, fields: Table['fields']): Fields =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => [fields[column] ?? column, value]));

/** The owner's name and texts; the address, the birthday and the rest are private. */
function basicsOf(row: Fields): Fields {
  const name = [row['First Name'], row['Last Name']].filter(Boolean).join(' ');
  return {
    name,
    label: row['Headline'],
    summary: row['Summary'],
    location: { address: row['Geo Location'] },
  };
}

export interface LinkedinTable {
  file: string;
  /** In the form of JSON Resume. */
  resume: Fields;
}

/** Reads the career of a LinkedIn archive as JSON Resume, file by file. */
export async function readLinkedinTables(
  folder: SourceFolder,
): Promise<{ tables: LinkedinTable[]; others: ReportLine[] }> {
  const found: LinkedinTable[] = [];
  const others: ReportLine[] = [];
  const read = async (file: string, column: string, use: (rows: readonly Fields[]) => Fields) => {
    if (!folder.has(file)) return;
    try {
      found.push({ file, resume: use(readRecords(await folder.readText(file), file, column)) });
    } catch (error) {
      others.push({ outcome: 'refused', item: file, source: file, notes: refusalOf(error) });
    }
  };
  await read(profileFile, 'First Name', ([row = {}]) => ({ basics: basicsOf(row) }));
  for (const { file, section, column, fields } of tables)
    await read(file, column, (rows) => ({ [section]: rows.map((row) => renamed(row, fields)) }));
  return { tables: found, others };
}
