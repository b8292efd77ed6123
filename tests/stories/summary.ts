import type { ComponentRecord } from '../../packages/ui/src/components/record.ts';
import { componentOf } from '../../packages/ui/testing/quality/component-of.ts';
import { attributesNamedBy } from '../../packages/ui/testing/quality/part-attributes.ts';
import type { ComponentQuality } from '../../packages/ui/testing/quality/report.ts';
import type { FileReport, TestResult } from '../run/report.ts';
import type { StoryResult } from './story-tests.ts';

/** The results of the tests of all stories, as the test command and the catalogue read them. */
export interface Summary {
  /** A test for each story, each look of a matrix, and each component's keyboard table and parts. */
  readonly files: readonly FileReport[];
  readonly quality: Readonly<Record<string, ComponentQuality>>;
}

/** Which stories were tested. A shard has all of a component's, but not those of others that show its parts too. */
export type Tested = 'all' | 'all of each component' | 'some';

/** A key can be missing only where every story of its component was tested, and an attribute where all were. */
export function summarise(
  results: readonly StoryResult[],
  records: ReadonlyMap<string, ComponentRecord>,
  tested: Tested,
): Summary {
  const files: FileReport[] = [];
  const quality: Record<string, ComponentQuality> = {};
  const named = new Set([...records.values()].flatMap((record) => attributesNamedBy(record)));
  const parts = new Set([...records.values()].flatMap((record) => Object.keys(record.parts)));
  const shown = new Set(results.flatMap(({ attributes }) => [...attributes]));
  for (const [file, ofFile] of Map.groupBy(results, ({ story }) => story.file)) {
    const tests = ofFile.flatMap((result) => testsOf(result));
    const component = componentOf(`/${file}`);
    const record = component === undefined ? undefined : records.get(component);
    if (component !== undefined && record !== undefined) {
      const found = tested === 'some' ? undefined : qualityOf(record, ofFile);
      if (found !== undefined) {
        quality[component] = found;
        tests.push(keyboardTest(record, ofFile, found.keyboard!.missing));
      }
      const mayBeAbsent = tested === 'all';
      tests.push(
        attributesTest(record, ofFile, { parts, named, shown: mayBeAbsent ? shown : named }),
      );
    }
    const isPassed = tests.every(({ status }) => status === 'passed');
    files.push({ name: file, status: isPassed ? 'passed' : 'failed', assertionResults: tests });
  }
  return { files, quality };
}

/** Returns a test for a story, and one for each look of a matrix. */
export function testsOf({ story, failures, looks, endedAt }: StoryResult): readonly TestResult[] {
  const fullName = `${story.title} › ${story.name}`;
  const messages = failures.map(({ of, message }) => `${of}: ${message}`);
  return [
    test(fullName, messages, endedAt),
    ...[...looks].map(([look, found]) => test(`${fullName} › ${look}`, found, endedAt)),
  ];
}

function keyboardTest(
  { name, keyboard }: ComponentRecord,
  results: readonly StoryResult[],
  missing: readonly string[],
): TestResult {
  const unplayed = missing.map((keys) => `  ${keys}: ${keyboard[keys]}`);
  const message = `No story of ${name} presses these keys of its record within the component, so nothing shows that they do what is written:\n${unplayed.join('\n')}\nPress them in a play and assert what they do, or list them in \`browserKeys\` where only real keys can.`;
  const endedAt = Math.max(...results.map(({ endedAt }) => endedAt));
  return test(`${name} › keyboard`, missing.length === 0 ? [] : [message], endedAt);
}

function attributesTest(
  record: ComponentRecord,
  results: readonly StoryResult[],
  { parts, named, shown }: Readonly<Record<'parts' | 'named' | 'shown', ReadonlySet<string>>>,
): TestResult {
  const pairs = new Set(results.flatMap(({ attributes }) => [...attributes]));
  // A pattern’s own parts have no record.
  const unnamed = [...pairs].filter(
    (pair) => parts.has(pair.split(' ', 1).join('')) && !named.has(pair),
  );
  const absent = attributesNamedBy(record).filter((pair) => !shown.has(pair));
  const messages = [
    ...unnamed.map((pair) => `A story shows “${pair}”, which no record names in its parts.`),
    ...absent.map((pair) => `The record names “${pair}”, which no story shows.`),
  ];
  const endedAt = Math.max(...results.map(({ endedAt }) => endedAt));
  return test(`${record.name} › data attributes`, messages, endedAt);
}

function qualityOf(record: ComponentRecord, results: readonly StoryResult[]): ComponentQuality {
  const failed = results.filter(({ failures }) => failures.length > 0);
  const all = Object.keys(record.keyboard).filter((keys) => !record.browserKeys?.includes(keys));
  const isPressed = (keys: string): boolean => results.some(({ pressed }) => pressed.has(keys));
  const looks = results.flatMap((result) => [...result.looks]);
  return {
    stories: {
      passed: results.length - failed.length,
      failed: failed.map(({ story }) => story.name),
    },
    keyboard: {
      performed: all.filter((keys) => isPressed(keys)),
      missing: all.filter((keys) => !isPressed(keys)),
    },
    accessibility: Object.fromEntries(
      looks.map(([look, found]) => [look, found.length === 0 ? 'passed' : 'failed']),
    ),
  };
}

function test(fullName: string, failureMessages: readonly string[], endedAt: number): TestResult {
  const status = failureMessages.length === 0 ? 'passed' : 'failed';
  return { status, fullName, failureMessages, startTime: endedAt, duration: 0 };
}
