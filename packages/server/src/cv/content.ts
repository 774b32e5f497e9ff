/** Part of a line. */
export interface CvRun {
  text: string;
  bold?: boolean;
  italics?: boolean;
  link?: string;
  style?: string;
}

type Space = [left: number, top: number, right: number, bottom: number];

/** What the document is made of. */
export type CvContent =
  | string
  | CvRun
  | { text: string | CvRun[]; style?: string; margin?: Space; alignment?: 'left' | 'right' | 'center' }
  | { ul: CvContent[]; margin?: Space; style?: string }
  | { ol: CvContent[]; margin?: Space; style?: string }
  | {
      columns: { width: '*' | 'auto'; text: string | CvRun[]; style?: string }[];
      columnGap?: number;
      margin?: Space;
    }
  | { stack: CvContent[]; margin?: Space; unbreakable?: boolean };
