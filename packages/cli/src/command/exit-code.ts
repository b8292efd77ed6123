/** Exit codes, for scripts. */
export const exitCode = {
  /** Success; for `check` and `diff`: no differences. */
  done: 0,
  /** `check` or `diff` found differences. */
  different: 1,
  /** Failure, which the message on standard error explains. */
  failed: 2,
} as const;

export type ExitCode = (typeof exitCode)[keyof typeof exitCode];
