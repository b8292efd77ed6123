import type { TestReport } from './report.ts';

export interface Counted {
  readonly passed: number;
  readonly failures: readonly FailedTest[];
  /** Names of tests that were skipped. */
  readonly skipped: readonly string[];
}

export interface FailedTest {
  readonly name: string;
  readonly message: string;
  /** In milliseconds since the epoch. */
  readonly failedAt: number;
}

/** Counts the tests of a report, and describes those that failed. */
export function count({ testResults }: TestReport): Counted {
  const failures: FailedTest[] = [];
  const skipped: string[] = [];
  let passed = 0;
  for (const file of testResults) {
    const isTestFailed = file.assertionResults.some(({ status }) => status === 'failed');
    if (file.message || (file.status === 'failed' && !isTestFailed)) {
      failures.push({ name: file.name, message: beginning(file.message), failedAt: Date.now() });
    }
    for (const {
      status,
      fullName,
      reason,
      failureMessages,
      differences = [],
      startTime,
      duration,
    } of file.assertionResults) {
      if (status === 'passed') passed += 1;
      else if (status !== 'failed')
        skipped.push(reason === undefined ? fullName : `${fullName}: ${reason}`);
      else {
        const message = [failureMessages?.join('\n') ?? '', ...differences]
          .map((text) => beginning(text))
          .join('\n\n');
        const failedAt = (startTime ?? Date.now()) + (duration ?? 0);
        failures.push({ name: fullName, message, failedAt });
      }
    }
  }
  return { passed, failures, skipped };
}

/** How many lines of a message or a difference are printed: either can be as long as a page. */
const maximumLines = 40;

/** Returns the first lines of a text, without those of libraries, and says how many more it has. */
function beginning(text = ''): string {
  const own = text.split('\n').filter((line) => !line.includes('/node_modules/'));
  const lines = own.slice(0, maximumLines).map((line) => `  ${line.slice(0, 300)}`);
  const left = own.length - lines.length;
  return [...lines, ...(left > 0 ? [`  … and ${left} more lines`] : [])].join('\n');
}
