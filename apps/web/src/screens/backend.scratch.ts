import { backendHandlers, startBrowserBackend } from '@ninefold/data/local/browser';
import { createDataClient } from '@ninefold/data/client';
import { setupWorker } from 'msw/browser';
import { expect, test } from 'vitest';
import { workshopAccounts } from '../../examples/workshop/accounts.ts';
const t = async <T>(l: string, f: () => Promise<T> | PromiseLike<T>) => {
  const s = performance.now();
  const r = await f();
  console.log(l, (performance.now() - s).toFixed(0));
  return r;
};
test('x', async () => {
  const worker = setupWorker(...backendHandlers(startBrowserBackend, 'https://*.workshop.example'));
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' as never });
  const b = await t('start', startBrowserBackend);
  for (const { email, password, role } of workshopAccounts) {
    const { supabase } = createDataClient({
      url: `https://${role}.workshop.example`,
      publishableKey: b.publishableKey,
    });
    console.log(
      JSON.stringify(
        await t('anon select', () =>
          supabase.from('work_order').select('*', { count: 'exact' }).limit(1),
        ),
      ),
    );
    console.log(
      JSON.stringify(
        await t('sign in', () => supabase.auth.signInWithPassword({ email, password })),
      ).slice(0, 100),
    );
    console.log(
      role,
      JSON.stringify(
        await t('select', () =>
          supabase.from('work_order').select('*', { count: 'exact' }).limit(1),
        ),
      ),
    );
    await t('select 20', () =>
      supabase.from('work_order').select('*,customer(*)', { count: 'exact' }).limit(20),
    );
    console.log(
      role,
      JSON.stringify(
        await t('tech', () => supabase.from('technician').select('*', { count: 'exact' }).limit(1)),
      ).slice(0, 200),
    );
    console.log(
      JSON.stringify(
        await t('spec', () => supabase.rpc('ninefold_specification', {}, { get: true })),
      ).length,
    );
  }
  await b.query('select 1');
  await t('reset', () => b.reset());
  expect(1).toBe(1);
});
