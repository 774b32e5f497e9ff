import type { APIRoute } from 'astro';
import { besideTexts, fileBeside } from '../../../published';

export const getStaticPaths = () => besideTexts('ru');
export const GET: APIRoute = ({ params }) => fileBeside(params);
