/** The id of the element with a page's own content: skip links and new pages move the focus to it. */
export const contentId = 'janus_content';
