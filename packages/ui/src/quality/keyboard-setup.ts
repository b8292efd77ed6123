/**
 * A setup file of the stories' run. While a component's plays run, it listens
 * for the keys that arrive in the component; when its last story is over, every
 * row of its record's keyboard table must have been among them.
 */
import { afterAll, afterEach, beforeEach, type RunnerTestFile, type RunnerTask } from 'vitest';
import type { ComponentRecord } from '../components/record.ts';
import { componentOf } from './component-of.ts';
import { listenForKeys, type KeyPresses } from './key-presses.ts';

const records = import.meta.glob<ComponentRecord>('../components/*/record.ts', {
  import: 'record',
});

interface Played {
  readonly component: string;
  readonly file: RunnerTestFile;
  readonly record: ComponentRecord;
}

/** Whose stories are played; a setup file is evaluated anew for each file of them. */
let played: Played | undefined;
let presses: KeyPresses | undefined;
const pressed = new Set<string>();

beforeEach(async ({ task: { file } }) => {
  const component = componentOf(file.filepath);
  const load = records[`../components/${component}/record.ts`];
  if (component === undefined || load === undefined) return;
  played = { component, file, record: await load() };
  presses = listenForKeys(played.record, component);
});

afterEach(() => {
  presses?.stop();
  for (const keys of presses?.keys ?? []) pressed.add(keys);
  presses = undefined;
});

afterAll(() => {
  // A part of the stories, or stories that broke off, say nothing about the rest.
  if (played === undefined || !everyPassed(played.file)) return;
  const { file, record } = played;
  const rows = record.keyboard.filter(({ byBrowser }) => byBrowser !== true);
  const missing = rows.filter(({ keys }) => !pressed.has(keys));
  file.meta.keyboard = {
    performed: rows.map(({ keys }) => keys).filter((keys) => pressed.has(keys)),
    missing: missing.map(({ keys }) => keys),
  };
  if (missing.length > 0) {
    const unplayed = missing.map(({ keys, does }) => `  ${keys}: ${does}`).join('\n');
    throw new Error(
      `No story of ${record.name} presses these keys of its record within the component, so nothing shows that they do what is written:\n${unplayed}\nPress them in a play and assert what they do, or mark the row \`byBrowser\` where only real keys can.`,
    );
  }
});

function everyPassed(file: RunnerTestFile): boolean {
  const passed = (task: RunnerTask): boolean =>
    task.type === 'suite' ? task.tasks.every(passed) : task.result?.state === 'pass';
  return file.tasks.every(passed);
}
