import { hashOf } from '../http/etag.ts';
import type { Career } from './career.ts';
import { generateCv } from './generate.ts';
import type { CvDesign } from './document.ts';
import type { CvLook } from './look.ts';

interface Kept {
  key: string;
  bytes: Promise<Buffer>;
}

/** Documents are requested rarely; each has about 50 kB. */
const most = 20;

interface Wanted {
  career: Career;
  design: CvDesign;
  look: CvLook;
}

/** Creates documents, each once for a career record and a look, however many requests arrive at the same time. */
export function createDocuments(): (name: string, wanted: Wanted) => Kept {
  const kept = new Map<string, Kept>();
  return (name, { career, design, look }) => {
    const key = hashOf(JSON.stringify([career, design, look]));
    const found = kept.get(name);
    kept.delete(name);
    const made = found?.key === key ? found : { key, bytes: generateCv(career, design, look) };
    kept.set(name, made);
    const [oldest] = kept.keys();
    if (oldest !== undefined && kept.size > most) kept.delete(oldest);
    // A failure is not cached: the next request tries again.
    made.bytes.catch(() => kept.get(name) === made && kept.delete(name));
    return made;
  };
}
