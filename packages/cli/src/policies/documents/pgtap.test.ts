/** The test that is written, run with pgTAP itself. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Backend } from '@ninefold/embedded';
import { pgtapSql } from '../../../../embedded/testing/index.ts';
import { lendNotes, provedOf } from '../../../testing/notes.ts';
import { policiesTest } from './pgtap.ts';

let backend: Backend;
let written: string;
beforeAll(async () => {
  backend = await lendNotes();
  await backend.exec(
    `set search_path = extensions; set check_function_bodies = off; ${pgtapSql()};
    reset check_function_bodies; set search_path = public, extensions;`,
  );
  written = policiesTest((await provedOf(backend)).checks);
});
afterAll(() => backend.close());

/** Runs the test so that a failure is an error. */
async function run(): Promise<void> {
  try {
    await backend.exec(written.replace('finish()', 'finish(true)'));
  } finally {
    await backend.exec('rollback');
  }
}

const count = () => backend.query('select count(*), min(xmin::text) from note');

describe('the pgTAP test', () => {
  test('passes, changes nothing, and names nobody', async () => {
    const before = await count();
    await run();
    expect(await count()).toEqual(before);
    expect(written).not.toContain('@');
    expect(written).toMatch(/select plan\(\d\d\d?\);/);
  });

  test.each([
    [
      'a policy that lets more people read',
      `alter policy "Readers see open notes" on note using (true)`,
    ],
    ['a policy that lets fewer people write', `alter policy "Editors edit" on note using (false)`],
    ['a policy that lets others delete', `alter policy "Editors delete" on note using (true)`],
    [
      'a policy that nobody checks',
      `alter policy "Editors add their own" on note with check (true)`,
    ],
    ['a dropped restrictive policy', `drop policy "Nobody deletes locked ones" on note`],
    ['row-level security that is off', `alter table closed disable row level security`],
    ['a new grant', `grant insert on open to anon`],
  ])('fails after %s', async (_, sql) => {
    const rewind = await backend.remember();
    await backend.exec(sql);
    await expect(run()).rejects.toThrow(/failed/);
    await rewind();
  });
});
