import {
  accessibilityModes,
  type AccessibilityMode,
  type ComponentQuality,
} from '../../packages/ui/testing/quality/report.ts';
import type { CatalogueEntry } from './entry.ts';

/** One thing that the tests of this commit found, in words. */
export interface Finding {
  readonly name: string;
  readonly state: 'passed' | 'failed' | 'not run';
  readonly detail: string;
}

const notRun = 'Not run for this commit';

/** Returns the results of a component's tests; without `quality` they were not run. */
export function findingsOf({ quality, record }: CatalogueEntry): readonly Finding[] {
  const keys = Object.keys(record.keyboard).length;
  return [
    stories(quality?.stories),
    ...(keys === 0 ? [] : [keyboard(quality?.keyboard, keys)]),
    accessibility(quality?.accessibility),
    ...(keys === 0 && quality?.transcript === undefined ? [] : [transcript(quality?.transcript)]),
  ];
}

/** Failed as soon as one finding is; passed where all that was run passed. */
export function overall(findings: readonly Finding[]): Finding['state'] {
  if (findings.some(({ state }) => state === 'failed')) return 'failed';
  return findings.some(({ state }) => state === 'passed') ? 'passed' : 'not run';
}

function stories(found: ComponentQuality['stories']): Finding {
  const name = 'Stories';
  if (found === undefined) return { name, state: 'not run', detail: notRun };
  const { passed, failed } = found;
  return failed.length === 0
    ? { name, state: 'passed', detail: `${passed} passed` }
    : { name, state: 'failed', detail: `${failed.join(', ')} failed, ${passed} passed` };
}

function keyboard(found: ComponentQuality['keyboard'], rows: number): Finding {
  const name = 'Keyboard';
  if (found === undefined) return { name, state: 'not run', detail: notRun };
  const { performed, missing } = found;
  return missing.length === 0
    ? { name, state: 'passed', detail: `${performed.length} of ${rows} rows performed` }
    : { name, state: 'failed', detail: `Not performed: ${missing.join(', ')}` };
}

function accessibility(found: ComponentQuality['accessibility']): Finding {
  const name = 'Accessibility';
  const looked = accessibilityModes.filter((mode) => found?.[mode] !== undefined);
  if (found === undefined || looked.length === 0) return { name, state: 'not run', detail: notRun };
  const failed = looked.filter((mode: AccessibilityMode) => found[mode] === 'failed');
  return failed.length === 0
    ? { name, state: 'passed', detail: `No violations in ${looked.join(', ')}` }
    : { name, state: 'failed', detail: `Violations in ${failed.join(', ')}` };
}

function transcript(found: ComponentQuality['transcript']): Finding {
  const name = 'Screen reader';
  if (found === undefined) return { name, state: 'not run', detail: notRun };
  return {
    name,
    state: found,
    detail: found === 'passed' ? 'Says what is written' : 'Says something else',
  };
}

/** `3.2 kB`, as those who publish sizes count. */
export function sizeInWords(bytes: number | undefined): string {
  return bytes === undefined ? 'Not measured' : `${(bytes / 1000).toFixed(1)} kB`;
}
