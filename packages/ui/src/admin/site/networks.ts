/** The common names of sites that links lead to, by the end of the host name. */
const networks: Readonly<Record<string, string>> = {
  'github.com': 'GitHub',
  'gitlab.com': 'GitLab',
  't.me': 'Telegram',
  'vk.com': 'VK',
  'habr.com': 'Habr',
  'linkedin.com': 'LinkedIn',
  'youtube.com': 'YouTube',
  'x.com': 'X',
  'bsky.app': 'Bluesky',
  'stackoverflow.com': 'Stack Overflow',
  'instagram.com': 'Instagram',
  'mastodon.social': 'Mastodon',
  'dev.to': 'DEV',
};

/** Returns the network of an address; the host if it is unknown, an empty string for an invalid address. */
export function networkOf(address: string): string {
  if (!URL.canParse(address)) return '';
  const host = new URL(address).hostname.replace(/^www\./, '');
  const domain = Object.keys(networks).find((end) => host === end || host.endsWith(`.${end}`));
  return domain === undefined ? host : (networks[domain] ?? host);
}
