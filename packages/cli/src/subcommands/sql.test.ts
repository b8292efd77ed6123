import { installationSql, savedViewsSql, viewAsSql } from '@ninefold/specification/catalog';
import { describe, expect, it } from 'vitest';
import { run } from '../run.ts';

async function sql(...options: readonly string[]) {
  const printed: string[] = [];
  const errors: string[] = [];
  const exitCode = await run(['sql', ...options], {
    stdout: (text) => printed.push(text),
    stderr: (text) => errors.push(text),
    environment: {},
    workingDirectory: import.meta.dirname,
  });
  return { exitCode, printed: printed.join('\n').trim(), errors: errors.join('\n') };
}

describe('ninefold sql', () => {
  it('prints the functions, or with an option the table of saved views', async () => {
    expect((await sql()).printed).toBe(installationSql().trim());
    expect((await sql('--hide-policies')).printed).toBe(
      installationSql({ hidesPolicies: true }).trim(),
    );
    expect((await sql('--views')).printed).toBe(savedViewsSql().trim());
    const { printed } = await sql('--views', '--schema', '"Odd ""one""",public');
    expect(printed).toContain('create table if not exists "Odd ""one""".ninefold_saved_views');
  });

  it('prints who may view as somebody else only with their claim', async () => {
    const access = { claim: 'app_metadata.role', value: 'owner' };
    expect((await sql('--view-as', '--allow', 'app_metadata.role=owner')).printed).toBe(
      viewAsSql({ access }).trim(),
    );
    for (const allow of [[], ['--allow', 'owner']]) {
      const refused = await sql('--view-as', ...allow);
      expect(refused.errors).toContain('Name who may view as somebody else');
      expect(refused.exitCode).not.toBe(0);
    }
  });

  it('prints one of them at a time, without reading a database', async () => {
    const both = await sql('--views', '--states', 'all');
    expect(both.errors).toContain('--states and --views create different SQL');
    expect(both.exitCode).not.toBe(0);
    expect((await sql('--views', '--load', 'a.sql')).errors).toContain('is not read');
  });
});
