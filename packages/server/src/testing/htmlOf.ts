import { createRender } from '../markdown/render.ts';
import type { RenderOptions } from '../markdown/types.ts';

const render = await createRender();
const options: RenderOptions = { language: 'ru', topLevel: 2, idPrefix: '', pictures: {} };

/** The HTML of a text, in Russian unless specified otherwise. */
export async function htmlOf(body: string, more: Partial<RenderOptions> = {}): Promise<string> {
  return (await render(body, { ...options, ...more })).html;
}
