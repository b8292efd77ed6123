import { gzipSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { build, type Rollup } from 'vite';
import { expect, test } from 'vitest';
import { supabaseFirstLoad } from './index.ts';

const client = fileURLToPath(new URL('../create-data-client.ts', import.meta.url));

async function built(...plugins: readonly ReturnType<typeof supabaseFirstLoad>[]): Promise<string> {
  const result = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [...plugins],
    build: {
      write: false,
      target: 'es2022',
      rollupOptions: { input: client, preserveEntrySignatures: 'strict' },
    },
  })) as Rollup.RollupOutput;
  return result.output.map((part) => ('code' in part ? part.code : '')).join('');
}

test('the first load holds auth and data, and neither realtime nor storage nor functions', async () => {
  const code = await built(supabaseFirstLoad());
  const whole = await built();
  const gzipped = gzipSync(code).byteLength;
  expect(gzipped).toBeLessThan(34_000);
  expect(gzipSync(whole).byteLength - gzipped).toBeGreaterThan(20_000);
  expect(whole).toContain('phx_join');
  expect(code).not.toContain('phx_join');
  expect(code).toContain('refresh_token');

  const { createDataClient } = (await import(
    `data:text/javascript,${encodeURIComponent(code)}`
  )) as typeof import('../create-data-client.ts');
  const { supabase } = createDataClient({
    url: 'http://backend.test',
    publishableKey: 'sb_publishable_x',
    fetch: async () => Response.json([{ id: 1 }]),
  });
  expect(await supabase.from('job').select()).toMatchObject({ data: [{ id: 1 }], error: null });
  expect(() => supabase.storage.from('photos')).toThrow('@supabase/storage-js');
  expect(() => supabase.channel('room')).toThrow('@supabase/realtime-js');
  await expect(supabase.functions.invoke('send')).rejects.toThrow('@supabase/functions-js');
});
