/** Of the element with a page's own content: skip links and new pages lead to it. */
export const contentId = 'janus_content';
