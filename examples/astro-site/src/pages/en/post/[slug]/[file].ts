import type { APIRoute } from 'astro';
import { besideTexts, fileBeside } from '../../../../published';

export const getStaticPaths = () => besideTexts('en');
export const GET: APIRoute = ({ params }) => fileBeside(params);
