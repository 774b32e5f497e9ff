/** Of the panel with the details of a post. */
export const detailsId = 'janus_post_details';
