// Styles import the theme alone, and the picture of a link is laid out by the same numbers as the server's.
export { shareLayout, shareTitleSizes } from '@janus-site/core';
