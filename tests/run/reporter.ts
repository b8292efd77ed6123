import { writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';
import { logEvent } from './events.ts';
import type { FileReport, TestReport, TestResult } from './report.ts';

type TestFault = ReturnType<TestModule['errors']>[number];

/**
 * Writes the results of a Vitest suite to `--outputFile`, and tells the test command about each test as it
 * ends. Vitest's own JSON leaves out how an expected value differs from the one found.
 */
export default class SuiteReporter implements Reporter {
  #file: string | undefined;
  #root = '';

  onInit({ config }: Vitest): void {
    if (typeof config.outputFile === 'string') this.#file = config.outputFile;
    this.#root = config.root;
  }

  onTestModuleCollected(module: TestModule): void {
    logEvent({ collected: [...module.children.allTests()].length });
  }

  onTestCaseResult(test: TestCase): void {
    const { status, fullName, failureMessages = [], differences = [] } = resultOf(test);
    const file = relative(this.#root, test.module.moduleId);
    logEvent({
      name: `${file} > ${fullName}`,
      status,
      ...(status === 'failed' && {
        message: [...(failureMessages ?? []), ...differences].join('\n'),
        // The name is read as a pattern.
        repeat: [file, '-t', test.name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)],
      }),
    });
  }

  onTestModuleEnd(module: TestModule): void {
    const file = relative(this.#root, module.moduleId);
    const message = errorsOf(module).map(messageOf).join('\n');
    if (message !== '') logEvent({ name: file, status: 'failed', message, repeat: [file] });
  }

  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    if (this.#file === undefined) throw new Error('SuiteReporter needs --outputFile=FILE.');
    const report: TestReport = { testResults: modules.map(reportOf) };
    await writeFile(this.#file, JSON.stringify(report));
  }
}

function errorsOf(module: TestModule): readonly TestFault[] {
  const suites = [...module.children.allSuites()];
  return [...module.errors(), ...suites.flatMap((suite) => suite.errors())];
}

function reportOf(module: TestModule): FileReport {
  return {
    name: module.moduleId,
    status: module.ok() ? 'passed' : 'failed',
    message: errorsOf(module).map(messageOf).join('\n'),
    assertionResults: [...module.children.allTests()].map(resultOf),
  };
}

function resultOf(test: TestCase): TestResult {
  const result = test.result();
  const { state, errors = [] } = result;
  const { startTime, duration } = test.diagnostic() ?? {};
  return {
    status: state,
    fullName: test.fullName,
    ...(result.state === 'skipped' && result.note !== undefined && { reason: result.note }),
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
