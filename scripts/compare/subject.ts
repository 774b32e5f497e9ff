/** A story or a page, pictured in both themes at each width. */
export interface Subject {
  /** Its name in every version, independent of the port. */
  name: string;
  url: string;
}

/** A phone, a tablet and a desktop. */
export const sizes = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
] as const;

export const themes = ['light', 'dark'] as const;

export const picturesEach = sizes.length * themes.length;

/** The subjects of one version while it is served. */
export interface Served {
  subjects: Subject[];
  stop(): Promise<void>;
}
