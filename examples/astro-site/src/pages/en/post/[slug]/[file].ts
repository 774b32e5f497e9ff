import type { APIRoute } from 'astro';
import { besidePosts, fileBesidePost } from '../../../../published';

export const getStaticPaths = () => besidePosts('en');
export const GET: APIRoute = ({ params }) => fileBesidePost(params);
