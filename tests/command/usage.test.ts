import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isAll } from '../run/is-all.ts';

const root = join(import.meta.dirname, '../..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};
const commands = [
  ...Object.entries(scripts)
    .filter(([, script]) => script.startsWith('node '))
    .map(([name, script]) => [`pnpm ${name}`, script.slice('node '.length)] as const),
  ['pnpm ninefold init', 'packages/cli/src/main.ts init'],
  ['pnpm ninefold check', 'packages/cli/src/main.ts check'],
  ['node tests/stories/main.ts', 'tests/stories/main.ts'],
  ['node print.ts', 'apps/workshop/print.ts'],
] as const;

function run(command: string, argument: string, environment: Record<string, string> = {}) {
  return spawnSync(process.execPath, [...command.split(' '), argument], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C', ...environment },
  });
}

/** Each reads its options by itself or by one of two modules: without `--all`, one of every kind is started. */
const started = isAll
  ? commands
  : commands.filter(([name]) => /^pnpm (?:start|test|map|ninefold check)$|^node print/.test(name));

describe.each(started)('%s', (_, command) => {
  it('lists its options with --help', () => {
    const { status, stdout, stderr } = run(command, '--help');
    expect(stderr).toBe('');
    expect(stdout).toContain(' ');
    expect(status).toBe(0);
  });

  it('says in one line that it does not know an option', () => {
    const { status, stderr } = run(command, '--unknown-option');
    expect(stderr.trim().split('\n')).toEqual([expect.stringContaining('--unknown-option')]);
    expect(status).not.toBe(0);
  });
});

function helpOfCheck(environment: Record<string, string>) {
  return run('packages/cli/src/main.ts check', '--help', environment);
}

describe('pnpm ninefold', () => {
  it('follows the language of the terminal', () => {
    const { status, stdout } = helpOfCheck({ LC_ALL: '', LC_MESSAGES: 'en_XA.UTF-8', LANG: 'C' });
    expect(stdout).toMatch(/^‹.*›$/m);
    expect(status).toBe(0);
  });

  it('is in English where the terminal names no language', () => {
    const { status, stdout, stderr } = helpOfCheck({ LC_ALL: '', LC_MESSAGES: '', LANG: '%_;.@' });
    expect(stdout).toMatch(/^Shows where the live database differs/);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });
});
