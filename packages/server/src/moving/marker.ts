/** The file that identifies a Janus export, and the version of its layout. */
export const siteFile = 'site.yaml';
export const layout = 1;
/** Old addresses that lead to posts. */
export const redirectsFile = 'redirects.yaml';
/** Series of posts. */
export const seriesFile = 'series.yaml';
/** The CV sections other than projects and experience. */
export const careerFile = 'career.yaml';
/** The versions of the CV for different jobs. */
export const cvVersionsFile = 'cv-versions.yaml';
/** The alternative texts of pictures, in both languages. */
export const altsFile = 'media.yaml';
/** The tags of posts, in both languages. */
export const tagsFile = 'tags.yaml';
