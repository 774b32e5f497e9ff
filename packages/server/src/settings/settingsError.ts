/** All problems of the settings; each message names the setting and the correct form. */
export class SettingsError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The settings are not valid:\n${problems.map((text) => `  ${text}`).join('\n')}`);
    this.name = 'SettingsError';
    this.problems = problems;
  }
}
