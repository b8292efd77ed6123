import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ComponentQuality, qualityReportPath, type QualityReport } from './report.ts';

/** Adds what a run found of the components to what earlier runs found at the same commit. */
export function writeQualityReport(
  root: string,
  found: Readonly<Record<string, ComponentQuality>>,
): void {
  if (Object.keys(found).length === 0) return;
  const git = (...command: readonly string[]): string => {
    try {
      return execFileSync('git', command, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
    } catch {
      // The files are in no repository.
      return '';
    }
  };
  const file = join(root, qualityReportPath);
  const commit = git('rev-parse', 'HEAD').trim();
  const before = readReport(file);
  const components = new Map(Object.entries(before?.commit === commit ? before.components : {}));
  for (const [component, quality] of Object.entries(found)) {
    components.set(component, combine(components.get(component), quality));
  }
  const report: QualityReport = {
    commit,
    changed: git('status', '--porcelain') !== '',
    at: new Date().toISOString(),
    components: Object.fromEntries(
      [...components].toSorted(([one], [other]) => (one < other ? -1 : 1)),
    ),
  };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
}

/** Looks that a run did not visit are as an earlier run found them. */
function combine(before: ComponentQuality | undefined, found: ComponentQuality): ComponentQuality {
  const accessibility = { ...before?.accessibility, ...found.accessibility };
  return { ...before, ...found, ...(Object.keys(accessibility).length > 0 && { accessibility }) };
}

function readReport(file: string): QualityReport | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as QualityReport;
  } catch {
    return undefined;
  }
}
