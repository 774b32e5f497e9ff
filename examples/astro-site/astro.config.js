import { satteri } from '@astrojs/markdown-satteri';
import { defineConfig } from 'astro/config';

/** Videos are written like pictures: `![what it shows](video.mp4)`. */
const videos = {
  name: 'videos',
  image(node, context) {
    if (!/\.(?:mp4|webm)$/.test(node.url)) return;
    context.replaceNode(node, {
      type: 'html',
      value: `<video src="${encodeURI(node.url)}" controls></video>`,
    });
  },
};

// Posts and pages keep their addresses: /post/one in Russian, /en/post/one in English. Files next to a text are next to
// its page, so addresses end with a slash.
export default defineConfig({
  site: 'https://example.org',
  trailingSlash: 'always',
  markdown: { processor: satteri({ mdastPlugins: [videos] }) },
});
