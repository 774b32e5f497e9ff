import type { APIRoute } from 'astro';
import { besidePosts, fileBesidePost } from '../../../../published';

export const getStaticPaths = besidePosts;
export const GET: APIRoute = ({ params }) => fileBesidePost(params);
