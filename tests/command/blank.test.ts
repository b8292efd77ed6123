import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { subcommands } from '@ninefold/cli';
import { blankStatements } from '../../packages/specification/testing/markdown/blank-statements.ts';
import { ninefold } from './run-command.ts';

const folder = tmpdir();

describe('a blank product', () => {
  it('markdown prints nine sections and their statements, each not shown', async () => {
    const { stdout, stderr, exitCode } = await ninefold(['markdown', '--blank'], { folder });
    expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: 0 });
    const sections = stdout.split(/^## /m).slice(1);
    expect(sections.map((section) => section.split('\n')[0])).toEqual(
      blankStatements.map(({ title }) => title),
    );
    const lines = sections.map((section) => section.match(/^- .*$/gm) ?? []);
    expect(lines.map(({ length }) => length)).toEqual(
      blankStatements.map(({ statements }) => statements.length),
    );
    const missing = blankStatements.flatMap(({ statements }, section) =>
      statements.flatMap((words, index) => {
        const line = lines[section]?.[index]?.toLowerCase() ?? '';
        return [...words, ': *not shown*'].filter((word) => !line.includes(word));
      }),
    );
    expect(missing).toEqual([]);
  });

  it('coverage says how to fill in each statement', async () => {
    const { stdout } = await ninefold(['coverage', '--blank'], { folder });
    expect(stdout).toContain('0 of 9 points are known; 17 statements are not shown.');
    expect(stdout.match(/To fill it in: /g)).toHaveLength(17);
  });

  it('names accepts any name', async () => {
    const { stdout } = await ninefold(['names', '--blank'], { folder });
    expect(stdout).toContain('entities: { [entity: string]: string };');
  });
});

describe('help', () => {
  it('names every subcommand, and each every option that it takes', async () => {
    const { stdout } = await ninefold(['--help'], { folder });
    const missing = subcommands.filter(({ name }) => !stdout.includes(`pnpm ninefold ${name} `));
    expect(missing).toEqual([]);
    const undocumented = await Promise.all(
      subcommands.map(async ({ name, options }) => {
        const outcome = await ninefold([...name.split(' '), '--help'], { folder });
        return options.filter((option) => !outcome.stdout.includes(`  --${option}`));
      }),
    );
    expect(undocumented.flat()).toEqual([]);
  });
});
