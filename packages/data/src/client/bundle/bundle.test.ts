import { gzipSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { build, type Rollup } from 'vite';
import { expect, test, vi } from 'vitest';
import { withoutUnusedAuth } from './index.ts';

const client = fileURLToPath(new URL('../create-data-client.ts', import.meta.url));

async function built(...plugins: readonly ReturnType<typeof withoutUnusedAuth>[]): Promise<string> {
  const result = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [...plugins],
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: client,
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: false },
      },
    },
  })) as Rollup.RollupOutput;
  return result.output.map((part) => ('code' in part ? part.code : '')).join('');
}

test('the client holds auth and data, and neither realtime, storage, functions, WebAuthn, wallets nor administration', async () => {
  const code = await built(withoutUnusedAuth());
  const whole = await built();
  const gzipped = gzipSync(code).byteLength;
  expect(gzipped).toBeLessThan(32_000);
  expect(gzipSync(whole).byteLength - gzipped).toBeGreaterThan(2_000);
  expect(whole).toContain('navigator.credentials');
  expect(code).not.toContain('navigator.credentials');
  expect(whole).toContain('/admin/users');
  expect(code).not.toContain('/admin/users');
  expect(whole).toContain('Invalid SIWE message');
  expect(code).not.toContain('Invalid SIWE message');
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
  const signOut = vi.fn<(url: string) => Promise<Response>>(
    async (_url: string, _init?: RequestInit) => new Response(null, { status: 204 }),
  );
  const signedIn = createDataClient({
    url: 'http://backend.test',
    publishableKey: 'sb_publishable_x',
    fetch: signOut as typeof fetch,
  });
  expect(await (await signedIn.auth()).admin.signOut('token', 'local')).toEqual({
    data: null,
    error: null,
  });
  expect(String(signOut.mock.calls[0]?.[0])).toContain('/auth/v1/logout?scope=local');
  expect(await supabase.from('job').select()).toMatchObject({ data: [{ id: 1 }], error: null });
});
