export interface Rule {
  /** What is counted: `login-account`, `feedback`. */
  name: string;
  uses: number;
  seconds: number;
}
