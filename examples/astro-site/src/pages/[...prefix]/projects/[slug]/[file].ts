import type { APIRoute } from 'astro';
import { besideProjects, fileBesideProject } from '../../../../published';

export const getStaticPaths = besideProjects;
export const GET: APIRoute = ({ params }) => fileBesideProject(params);
