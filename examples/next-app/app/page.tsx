import { createApi } from '@janus-site/core';
import { serializeKey } from '@janus-site/ui';
import { loaders } from './loaders.ts';
import { Work } from './Work.tsx';

/** Shows current content, not that of the build. */
export const dynamic = 'force-dynamic';

export default async function Page() {
  const url = process.env['JANUS_URL'] ?? 'http://localhost:3000';
  const api = createApi({ baseUrls: { auth: url, portfolio: url, posts: url } });
  const fallback: Record<string, unknown> = {};
  for (const loader of Object.values(loaders)) {
    const result = await loader.load(api);
    if (result.ok) fallback[serializeKey(loader.key)] = result.data;
  }
  return <Work url={url} fallback={fallback} />;
}
