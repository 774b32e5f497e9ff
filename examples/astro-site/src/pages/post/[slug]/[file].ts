import type { APIRoute } from 'astro';
import { besidePosts, fileBesidePost } from '../../../published';

export const getStaticPaths = () => besidePosts('ru');
export const GET: APIRoute = ({ params }) => fileBesidePost(params);
