import { parseArgs } from 'node:util';
import { readShard, type Shard } from './shard.ts';
import { allSuites, suites } from './suites.ts';

export interface RunOptions {
  /** Names of the suites to run; all where it is empty. */
  readonly names: readonly string[];
  /** Arguments for the suites' own commands, such as a file. */
  readonly forSuites: readonly string[];
  readonly shard: Shard | undefined;
  /** A commit: only what a change since then can affect is run. */
  readonly changedSince: string | undefined;
  readonly stress: boolean;
  /** Repeats in other modes, browsers and places what the other tests prove once. */
  readonly all: boolean;
  /** Prints events as JSON, a line each. */
  readonly json: boolean;
}

const names = (isRepetition: boolean): string =>
  suites
    .filter((suite) => (suite.isRepetition === true) === isRepetition)
    .map(({ name }) => name)
    .join(', ');

export const help = `pnpm test [SUITE …] [options] [-- ARGUMENTS]

Runs every test that a change of the code can break, once: ${names(false)}.
--all also repeats them in every mode and in another browser, a tenth of the browser suites under stress, and
runs ${names(true)}.
Names of suites run these alone. ARGUMENTS go to each suite's own command:
pnpm test unit -- packages/data/src/records

  --all          also runs what repeats elsewhere
  --changed      runs what your uncommitted changes can affect
  --since REF    runs what the changes since a commit or branch can affect
  --shard 1/4    runs the first of four parts, for a machine each
  --stress       runs the browser suites with delayed frames, animations, answers and debounces
  --json         prints progress, failures and the result as JSON, a line each
  --help         prints this

NINEFOLD_SEED=N draws other values for properties and random moments: by default, every run draws the same.
A terminal shows the progress every second; elsewhere a line is printed every 30 seconds.
NINEFOLD_BROWSER=PATH runs the browser suites in another Chromium. Pictures need the pinned one and
are left out.`;

/** @throws {Error} with a sentence for the person who typed the arguments. */
export function readOptions(given: readonly string[]): RunOptions | 'help' {
  const end = given.includes('--') ? given.indexOf('--') : given.length;
  const { values, positionals } = parseArgs({
    args: given.slice(0, end),
    allowPositionals: true,
    options: {
      all: { type: 'boolean', default: false },
      changed: { type: 'boolean', default: false },
      since: { type: 'string' },
      shard: { type: 'string' },
      stress: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return 'help';
  const known = allSuites.map(({ name }) => name);
  const unknown = positionals.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(
      `There is no suite named ${unknown.join(', ')}. The suites are: ${known.join(', ')}.`,
    );
  }
  return {
    names: positionals,
    forSuites: given.slice(end + 1),
    shard: readShard(values.shard),
    changedSince: values.since ?? (values.changed ? 'HEAD' : undefined),
    stress: values.stress,
    all: values.all,
    json: values.json,
  };
}
