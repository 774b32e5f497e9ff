import { hashOf } from '../http/etag.ts';
import type { Career } from './career.ts';
import { generateCv } from './generate.ts';
import type { CvDesign } from './document.ts';

interface Kept {
  key: string;
  bytes: Promise<Buffer>;
}

/** What is asked for now and then; a document has some 50 kB. */
const most = 20;

/** Makes documents, each once for one career record, however many ask at once. */
export function createDocuments(): (name: string, career: Career, design: CvDesign) => Kept {
  const kept = new Map<string, Kept>();
  return (name, career, design) => {
    const key = hashOf(JSON.stringify([career, design]));
    const found = kept.get(name);
    kept.delete(name);
    const made = found?.key === key ? found : { key, bytes: generateCv(career, design) };
    kept.set(name, made);
    const [oldest] = kept.keys();
    if (oldest !== undefined && kept.size > most) kept.delete(oldest);
    // A failure is not kept: the next one tries again.
    made.bytes.catch(() => kept.get(name) === made && kept.delete(name));
    return made;
  };
}
