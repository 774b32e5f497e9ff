import { isLocalName } from '@janus-site/core';
import type { Settings } from '@janus-site/server';

/** Returns where to open the site that listens at an address: its configured names, otherwise this machine's. */
export function placesOf(address: string, { hosts, originScheme }: Settings): string {
  const { port } = new URL(address);
  const at = port === '' ? '' : `:${port}`;
  const [portfolio = '', blog = ''] = [hosts.portfolio[0], hosts.blog[0]];
  const baseOf = (host: string) => (isLocalName(host) ? `http://${host}${at}` : `${originScheme}://${host}`);
  const lines = [
    `Portfolio  ${baseOf(portfolio)}/   sign in: ${baseOf(portfolio)}/admin`,
    `Blog       ${baseOf(blog)}/   sign in: ${baseOf(blog)}/login`,
  ];
  if (isLocalName(portfolio) || isLocalName(blog))
    lines.push(`Where such names do not open: http://localhost${at}/ and http://localhost${at}/?domain=blog`);
  return `\n${lines.join('\n')}\n`;
}
