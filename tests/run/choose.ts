import { execFileSync } from 'node:child_process';
import type { RunOptions } from './options.ts';
import type { Shard } from './shard.ts';
import { allSuites, type Suite } from './suites.ts';

/** A suite and the arguments that choose its tests. */
export interface ChosenSuite {
  readonly suite: Suite;
  readonly argumentList: readonly string[];
}

/** The suites to run, and which of their tests. */
export function chooseSuites(options: RunOptions, root: string): readonly ChosenSuite[] {
  const { shard, changedSince, forSuites } = options;
  const candidates = allSuites.filter((suite) => isCandidate(suite, options));
  const chosen = candidates.filter(
    (suite) => shard === undefined || suite.isSplit === true || isInShard(suite, candidates, shard),
  );
  const needed = allSuites.filter(({ name }) => chosen.some(({ after }) => after === name));
  const changed =
    changedSince === undefined
      ? undefined
      : { since: changedSince, files: filesChanged(root, changedSince) };
  return allSuites
    .filter((suite) => chosen.includes(suite) || needed.includes(suite))
    .map((suite) => ({
      suite: isTenth(suite, options) ? { ...suite, seconds: suite.seconds / 10 } : suite,
      argumentList: [
        ...shardOf(suite, options),
        ...(changed === undefined ? [] : onlyChanged(suite, changed)),
        ...(suite.counts === 'exit code' ? [] : forSuites),
      ],
    }));
}

function isCandidate(
  { name, isRepetition = false, stresses }: Suite,
  { names, stress, all }: RunOptions,
): boolean {
  const isNamed = (suite: string) => names.length === 0 || names.includes(suite);
  if (stress) return stresses !== undefined && isNamed(stresses);
  if (names.length > 0) return names.includes(name);
  return !isRepetition || all;
}

/**
 * Whether a tenth of a suite is enough: of those under stress, where they are not what is asked for. All of them
 * would take longer than everything else together.
 */
function isTenth({ stresses }: Suite, { stress, names }: RunOptions): boolean {
  return stresses !== undefined && !stress && names.length === 0;
}

function shardOf(suite: Suite, options: RunOptions): readonly string[] {
  if (suite.isSplit !== true) return [];
  const { index, count } = options.shard ?? { index: 1, count: 1 };
  const parts = count * (isTenth(suite, options) ? 10 : 1);
  if (parts === 1) return [];
  // There can be more parts than files.
  const mayBeEmpty = isTenth(suite, options) && suite.counts === 'vitest';
  return [`--shard=${index}/${parts}`, ...(mayBeEmpty ? ['--passWithNoTests'] : [])];
}

function filesChanged(root: string, since: string): readonly string[] {
  const git = (...command: readonly string[]) =>
    execFileSync('git', ['-C', root, ...command], { encoding: 'utf8' }).split('\n');
  return [
    ...git('diff', '--name-only', since),
    ...git('ls-files', '--others', '--exclude-standard'),
  ].filter((file) => file !== '');
}

interface Changed {
  readonly since: string;
  readonly files: readonly string[];
}

/** A program's imports cannot be seen from the test that starts it: then the whole suite runs. */
function onlyChanged({ counts, startsFrom = [] }: Suite, { since, files }: Changed) {
  if (counts === 'report') return [`--since=${since}`];
  if (counts === 'exit code') return [];
  const isWhole = files.some((file) => startsFrom.some((folder) => file.startsWith(`${folder}/`)));
  return isWhole ? [] : [`--changed=${since}`, '--passWithNoTests'];
}

/**
 * Suites that are not split go to the shard with the least to do, the longest first. What others need
 * runs in every shard that needs it.
 */
function isInShard(suite: Suite, chosen: readonly Suite[], { index, count }: Shard): boolean {
  const loads = Array.from({ length: count }, () => 0);
  const whole = chosen.filter(
    ({ name, isSplit }) => isSplit !== true && chosen.every(({ after }) => after !== name),
  );
  for (const { name, seconds } of whole.toSorted((one, other) => other.seconds - one.seconds)) {
    const least = loads.indexOf(Math.min(...loads));
    if (name === suite.name) return least === index - 1;
    loads[least]! += seconds;
  }
  return false;
}
