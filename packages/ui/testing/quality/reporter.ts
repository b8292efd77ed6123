import type { Plugin } from 'vite';
import type { Reporter, TestModule } from 'vitest/node';
import type { ComponentQuality } from './report.ts';
import { writeQualityReport } from './write-report.ts';

/** Adds the reporter, beside the ones that the command line names. */
export function transcriptReport(root: string): Plugin {
  return {
    name: 'ninefold-transcript-report',
    configureVitest({ vitest }) {
      if (!vitest.config.reporters.some((reporter) => reporter instanceof TranscriptReporter))
        vitest.config.reporters.push(new TranscriptReporter(root));
    },
  };
}

/** Writes which components' transcripts passed. */
class TranscriptReporter implements Reporter {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const found: Record<string, ComponentQuality> = {};
    for (const test of tests) {
      const { transcriptOf } = test.meta();
      const { state } = test.result();
      if (transcriptOf === undefined || (state !== 'passed' && state !== 'failed')) continue;
      found[transcriptOf] = { transcript: state };
    }
    writeQualityReport(this.#root, found);
  }
}
