/** What the command tells a script that runs it. */
export const exitCode = {
  /** Done; of `check` and `diff`: nothing differs. */
  done: 0,
  /** `check` or `diff` found differences. */
  different: 1,
  /** It could not be done: the message on standard error says why. */
  failed: 2,
} as const;

export type ExitCode = (typeof exitCode)[keyof typeof exitCode];
