import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { subcommands } from '@ninefold/cli/subcommands';
import { blankStatements } from '../../packages/specification/testing/markdown/blank-statements.ts';
import { ninefold } from './run-command.ts';

const folder = tmpdir();

describe('of a product of which nothing is known', () => {
  it('markdown prints nine sections and their statements, each not shown', async () => {
    const { printed, told, exitCode } = await ninefold(['markdown', '--blank'], { folder });
    expect({ told, exitCode }).toEqual({ told: '', exitCode: 0 });
    const sections = printed.split(/^## /m).slice(1);
    expect(sections.map((section) => section.split('\n')[0])).toEqual(
      blankStatements.map(({ title }) => title),
    );
    const lines = sections.map((section) => section.match(/^- .*$/gm) ?? []);
    expect(lines.map(({ length }) => length)).toEqual(
      blankStatements.map(({ statements }) => statements.length),
    );
    const unsaid = blankStatements.flatMap(({ statements }, section) =>
      statements.flatMap((words, index) => {
        const line = lines[section]?.[index]?.toLowerCase() ?? '';
        return [...words, ': *not shown*'].filter((word) => !line.includes(word));
      }),
    );
    expect(unsaid).toEqual([]);
  });

  it('coverage says of each statement what would make it known', async () => {
    const { printed } = await ninefold(['coverage', '--blank'], { folder });
    expect(printed).toContain('0 of 9 points are known; 17 statements are not shown.');
    expect(printed.match(/To make it known: /g)).toHaveLength(17);
  });

  it('names takes any', async () => {
    const { printed } = await ninefold(['names', '--blank'], { folder });
    expect(printed).toContain('entities: { [entity: string]: string };');
  });
});

describe('help', () => {
  it('names every subcommand, and each every option that it takes', async () => {
    const { printed } = await ninefold(['--help'], { folder });
    const missing = subcommands.filter(({ name }) => !printed.includes(`pnpm ninefold ${name} `));
    expect(missing).toEqual([]);
    const unsaid = await Promise.all(
      subcommands.map(async ({ name, options }) => {
        const outcome = await ninefold([name, '--help'], { folder });
        return options.filter((option) => !outcome.printed.includes(`  --${option}`));
      }),
    );
    expect(unsaid.flat()).toEqual([]);
  });
});
