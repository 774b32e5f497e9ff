/** Returns the anchor of an entry on the CV page. It starts with a letter, as older HTML parsers require. */
export const careerAnchor = (id: string): string => `entry-${id}`;
