/** The part of a suite's report that the test command reads: Vitest's JSON, and the differences. */
export interface TestReport {
  readonly testResults: readonly FileReport[];
}

export interface FileReport {
  /** The file, or what stands for it. */
  readonly name: string;
  readonly status: string;
  readonly message?: string;
  readonly assertionResults: readonly TestResult[];
}

export interface TestResult {
  readonly status: string;
  readonly fullName: string;
  /** Why it was skipped. */
  readonly reason?: string;
  readonly failureMessages?: readonly string[] | null;
  /** How expected values differ from those found. */
  readonly differences?: readonly string[];
  /** In milliseconds since the epoch. */
  readonly startTime?: number | null;
  /** In milliseconds. */
  readonly duration?: number | null;
}
