/** The element id of the panel with a post's details. */
export const detailsId = 'janus_post_details';
