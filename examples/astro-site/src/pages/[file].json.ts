import { readFile } from 'node:fs/promises';
import type { APIRoute } from 'astro';
import { resume } from '../published';

/** The CV as a download. */
export async function getStaticPaths() {
  const files = await Promise.all([resume('ru'), resume('en')]);
  return files.map(({ file }) => ({ params: { file: file.replace('.json', '') } }));
}
export const GET: APIRoute = async ({ params }) =>
  new Response(await readFile(`export/${params['file']}.json`));
