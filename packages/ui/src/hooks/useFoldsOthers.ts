import { useSite } from './useSite.ts';

/** Returns true if lists fold the posts in the other language at first. */
export const useFoldsOthers = (): boolean | undefined => useSite()?.folds_other_posts;
