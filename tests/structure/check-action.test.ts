/** The GitHub Action with which a team checks a branch. */
import { spawnSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { validateAction } from '@action-validator/core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { commandProblem } from '../../.storybook/documentation/commands.ts';
import { differenceMessages } from '../../packages/specification/src/difference/messages.ts';
import { changeWeights } from '../../packages/specification/src/difference/change.ts';

const action = join(import.meta.dirname, '../../.github/actions/check');
const file = await readFile(join(action, 'action.yml'), 'utf8');
const readme = await readFile(join(action, 'README.md'), 'utf8');
const script = await readFile(join(action, 'check.sh'), 'utf8');

test('the action follows the schema of actions', () => {
  expect(validateAction(file).errors).toEqual([]);
  expect(validateAction(file.replace('using:', 'use:')).errors).not.toEqual([]);
});

test('its commands and options exist', async () => {
  const { runs } = parse(file) as { runs: { steps: readonly { run: string }[] } };
  const commands = [...runs.steps.map(({ run }) => run), ...script.split('\n')]
    .flatMap((line) => /(?:npx|node_modules\/\.bin\/)\s?(ninefold .*)/.exec(line)?.[1] ?? [])
    .map((command) => command.replace(/ >.*/, ''));
  expect(commands).toHaveLength(2);
  for (const command of commands) expect(await commandProblem(command)).toBeUndefined();
});

test('it names every heading', () => {
  expect(script).toContain(JSON.stringify(changeWeights).replaceAll(',', ', '));
  for (const weight of changeWeights) {
    const heading = differenceMessages.weight({ weight, count: 1 }).replace(' (1)', '');
    expect(file.replaceAll(/\s+/g, ' ')).toContain(`${weight} (${heading})`);
    expect(readme.replaceAll(/ +/g, ' ')).toContain(`| \`${weight}\` | ${heading} |`);
  }
});

const hasJq = spawnSync('jq', ['--version']).status === 0;
if (!hasJq) console.warn('What blocks is not tested: this machine doesn’t have jq.');

describe.skipIf(!hasJq)('what blocks', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ninefold-action-'));
    await mkdir(join(folder, 'node_modules/.bin'), { recursive: true });
  });
  afterAll(() => rm(folder, { recursive: true }));

  /** Runs the script where "ninefold check" finds differences of these weights, and says something besides. */
  async function statusOf(blocks: string, weights: readonly string[], besides = '', exit = 1) {
    const found = weights.map((weight) => ({ weight, statement: `Something ${weight}.` }));
    const program = join(folder, 'node_modules/.bin/ninefold');
    await writeFile(
      program,
      `#!/bin/sh\necho '${JSON.stringify(found)}'\nprintf '%s' '${besides}' >&2\nexit ${exit}\n`,
    );
    await chmod(program, 0o755);
    const output = join(folder, 'output');
    return spawnSync('bash', [join(action, 'check.sh')], {
      cwd: folder,
      env: {
        PATH: process.env['PATH'],
        RUNNER_TEMP: folder,
        GITHUB_OUTPUT: output,
        GITHUB_STEP_SUMMARY: output,
        BLOCKS: blocks,
      },
    }).status;
  }

  test('a difference under a heading that blocks, and none under another', async () => {
    expect(await statusOf('breaks opens', ['adds', 'opens'])).not.toBe(0);
    expect(await statusOf('breaks opens', ['adds', 'words'])).toBe(0);
    expect(await statusOf('', ['breaks'])).toBe(0);
    expect(await statusOf('breaks', [], '', 0)).toBe(0);
    expect(await readFile(join(folder, 'output'), 'utf8')).toContain('- opens: Something opens.');
  });

  test('a declaration that doesn’t match, a failure, and a heading that doesn’t exist', async () => {
    expect(await statusOf('breaks', ['adds'], 'No such table')).toBe(1);
    expect(await statusOf('breaks', [], 'No such table')).toBe(1);
    expect(await statusOf('breaks', [], 'No connection', 2)).toBe(2);
    expect(await statusOf('break', ['adds'])).not.toBe(0);
  });
});
