import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { componentOf } from './component-of.ts';
import {
  qualityReportPath,
  type ComponentQuality,
  type Outcome,
  type QualityReport,
} from './report.ts';

/** Adds the reporter, beside the ones that the command line names. */
export function qualityReport(root: string): Plugin {
  return {
    name: 'ninefold-quality-report',
    configureVitest({ vitest }) {
      if (!vitest.config.reporters.some((reporter) => reporter instanceof QualityReporter))
        vitest.config.reporters.push(new QualityReporter(root));
    },
  };
}

/** Writes what a run found of the components, over what earlier runs found on the same files. */
export class QualityReporter implements Reporter {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const found = foundBy(modules);
    if (Object.keys(found).length === 0) return;
    const file = join(this.#root, qualityReportPath);
    const commit = this.#git('rev-parse', 'HEAD').trim();
    const before = readReport(file);
    const components: Record<string, ComponentQuality> =
      before?.commit === commit ? { ...before.components } : {};
    for (const [component, quality] of Object.entries(found))
      components[component] = { ...components[component], ...quality };
    const report: QualityReport = {
      commit,
      changed: this.#git('status', '--porcelain') !== '',
      at: new Date().toISOString(),
      components: Object.fromEntries(
        Object.entries(components).sort(([a], [b]) => (a < b ? -1 : 1)),
      ),
    };
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
  }

  /** What git answers; nothing where the files are in no repository. */
  #git(...command: readonly string[]): string {
    try {
      return execFileSync('git', command, { cwd: this.#root, encoding: 'utf8', stdio: 'pipe' });
    } catch {
      return '';
    }
  }
}

/** What tests that ran say; those left out by a filter say nothing. */
export function foundBy(modules: readonly TestModule[]): Record<string, ComponentQuality> {
  const found: Record<string, ComponentQuality> = {};
  const add = (component: string, quality: ComponentQuality): void => {
    found[component] = { ...found[component], ...quality };
  };
  for (const module of modules) {
    const tests = [...module.children.allTests()].filter((test) => outcomeOf(test) !== undefined);
    const component = componentOf(module.moduleId);
    const stories = tests.filter((test) => test.meta().storyId !== undefined);
    if (component !== undefined && stories.length > 0) {
      const failed = stories.filter((test) => outcomeOf(test) === 'failed');
      const { keyboard } = module.meta();
      add(component, {
        stories: { passed: stories.length - failed.length, failed: failed.map(({ name }) => name) },
        ...(keyboard === undefined ? {} : { keyboard }),
      });
    }
    for (const test of tests) {
      const { quality } = test.meta();
      const outcome = outcomeOf(test);
      if (quality === undefined || outcome === undefined) continue;
      if (quality.of === 'transcript') add(quality.component, { transcript: outcome });
      else {
        const modes = found[quality.component]?.accessibility;
        add(quality.component, { accessibility: { ...modes, [quality.of]: outcome } });
      }
    }
  }
  return found;
}

function outcomeOf(test: TestCase): Outcome | undefined {
  const { state } = test.result();
  return state === 'passed' || state === 'failed' ? state : undefined;
}

function readReport(file: string): QualityReport | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as QualityReport;
  } catch {
    return undefined;
  }
}
