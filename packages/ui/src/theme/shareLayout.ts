// Styles import only the theme; the preview of a link's picture uses the same numbers as the server.
export { shareLayout, shareTitleSizes } from '@janus-site/core';
