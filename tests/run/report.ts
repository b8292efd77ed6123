/** The part of Vitest's JSON report that the test command reads, and that other suites write. */
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
  readonly failureMessages?: readonly string[] | null;
  /** In milliseconds since the epoch. */
  readonly startTime?: number | null;
  /** In milliseconds. */
  readonly duration?: number | null;
}
