/** The file that tells an export of ours from any other folder, and the version of its layout. */
export const siteFile = 'site.yaml';
export const layout = 1;
/** Old addresses that lead to posts. */
export const redirectsFile = 'redirects.yaml';
/** Posts that are read in an order. */
export const seriesFile = 'series.yaml';
/** The sections of the CV beside projects and experience. */
export const careerFile = 'career.yaml';
/** The versions of the CV for different jobs. */
export const cvVersionsFile = 'cv-versions.yaml';
/** What the pictures show, in both languages. */
export const altsFile = 'media.yaml';
/** What posts are about, in both languages. */
export const tagsFile = 'tags.yaml';
