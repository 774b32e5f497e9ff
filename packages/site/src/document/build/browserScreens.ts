import type { Plugin } from 'vite';

const panelPart = /\/ui\/src\/admin\/.+\/(?<name>\w+(?:Screen|Layout))\.tsx$/;

/**
 * Leaves the panel's screens out of the server's bundle: the server renders `WaitingScreen` in their place, because
 * only the browser knows the user. They and their editor are two thirds of it.
 */
export function browserScreens(): Plugin {
  return {
    name: 'site-browser-screens',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const name = panelPart.exec(id)?.groups?.name;
      if (name === undefined || name === 'WaitingScreen') return null;
      return `export function ${name}() { throw new Error('The server renders no screen of the panel: ${name}'); }`;
    },
  };
}
