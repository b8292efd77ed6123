import { createDataClient } from '@ninefold/data/client';
import { installationSql } from '@ninefold/specification/catalog';
import { expect, test, vi } from 'vitest';
import { lendBackend } from '../../../embedded/testing/index.ts';
import { noteEarlierFunctions } from './note-earlier-functions.ts';

test('functions of an earlier version are noted, and no others', async () => {
  const backend = await lendBackend();
  const client = () =>
    createDataClient({
      url: 'http://backend.test',
      publishableKey: backend.publishableKey,
      fetch: (input, init) => backend.clientFetch(input, init),
    });
  const notes = async () => {
    const note = vi.fn<(text: string) => void>();
    await noteEarlierFunctions(client(), { note });
    return note.mock.calls.flat();
  };
  // The application says that there are none.
  expect(await notes()).toEqual([]);
  const sql = installationSql();
  await backend.exec(sql);
  expect(await notes()).toEqual([]);
  await backend.exec(sql.replace(/ Version \d+\.';/, `';`));
  expect(await notes()).toEqual([expect.stringContaining('pnpm ninefold init --install')]);
  await backend.close();
});
