/** The file that tells an export of ours from any other folder, and the version of its layout. */
export const siteFile = 'site.yaml';
export const layout = 1;
