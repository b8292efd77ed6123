import { writeFile } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';
import type { FileReport, TestReport, TestResult } from './report.ts';

type TestFault = ReturnType<TestModule['errors']>[number];

/**
 * Writes the results of a Vitest suite to `--outputFile`. Vitest's own JSON leaves out how an expected
 * value differs from the one found.
 */
export default class SuiteReporter implements Reporter {
  #file: string | undefined;

  onInit({ config }: Vitest): void {
    if (typeof config.outputFile === 'string') this.#file = config.outputFile;
  }

  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    if (this.#file === undefined) throw new Error('SuiteReporter needs --outputFile=FILE.');
    const report: TestReport = { testResults: modules.map(reportOf) };
    await writeFile(this.#file, JSON.stringify(report));
  }
}

function reportOf(module: TestModule): FileReport {
  const suites = [...module.children.allSuites()];
  const errors = [...module.errors(), ...suites.flatMap((suite) => suite.errors())];
  return {
    name: module.moduleId,
    status: module.ok() ? 'passed' : 'failed',
    message: errors.map(messageOf).join('\n'),
    assertionResults: [...module.children.allTests()].map(resultOf),
  };
}

function resultOf(test: TestCase): TestResult {
  const { state, errors = [] } = test.result();
  const { startTime, duration } = test.diagnostic() ?? {};
  return {
    status: state,
    fullName: test.fullName,
    failureMessages: errors.map(messageOf),
    differences: errors.flatMap(({ diff }) => (diff === undefined ? [] : [plain(diff)])),
    startTime,
    duration,
  };
}

function messageOf({ message, stack }: TestFault): string {
  return plain(stack || message);
}

function plain(text: string): string {
  return stripVTControlCharacters(text);
}
