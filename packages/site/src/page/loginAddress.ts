import { href, loginRoute, withReturnPath } from '@janus-site/core';
import type { Shown } from './page.ts';

/** The login of a page's face, which brings the person back to that page. */
export function loginAddress({ face, language, domain }: Shown, back: string): string {
  return withReturnPath(href(loginRoute[face], { language, domain }), back);
}
