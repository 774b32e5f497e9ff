/** The anchor of an entry on the page of the CV. It begins with a letter, as older readers of HTML want. */
export const careerAnchor = (id: string): string => `entry-${id}`;
