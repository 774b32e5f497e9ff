/** Every problem of the settings at once; each names the setting, what is wrong and what is right. */
export class SettingsError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The settings are not valid:\n${problems.map((text) => `  ${text}`).join('\n')}`);
    this.name = 'SettingsError';
    this.problems = problems;
  }
}
