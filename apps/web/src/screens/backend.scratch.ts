import { backendHandlers, startBrowserBackend } from '@ninefold/data/local/browser';
import { createDataClient, request } from '@ninefold/data/client';
import { setupWorker } from 'msw/browser';
import { expect, test } from 'vitest';
const t = async <T>(l: string, f: () => Promise<T> | PromiseLike<T>) => {
  const s = performance.now();
  const r = await f();
  console.log(l, (performance.now() - s).toFixed(0));
  return r;
};
test('x', async () => {
  console.log('base', document.baseURI, import.meta.env.BASE_URL, location.href);
  const worker = setupWorker(...backendHandlers(startBrowserBackend, 'https://workshop.example'));
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' as never });
  const b = await t('start', startBrowserBackend);
  const { supabase } = createDataClient({
    url: 'https://workshop.example',
    publishableKey: b.publishableKey,
  });
  console.log(
    JSON.stringify(
      await t('select', () => supabase.from('note').select('*', { count: 'exact' }).limit(1)),
    ),
  );
  await t('select', () => supabase.from('note').select('*', { count: 'exact' }).limit(20));
  await t('select', () => supabase.from('note').select('*', { count: 'exact' }).limit(20));
  console.log(
    JSON.stringify(await t('spec', () => supabase.rpc('ninefold_specification', {}, { get: true })))
      .length,
  );
  console.log(
    JSON.stringify(
      await t('sign in', () =>
        supabase.auth.signInWithPassword({ email: 'a@b.example', password: 'hartmann-workshop' }),
      ),
    ).slice(0, 300),
  );
  await t('sign in', () =>
    supabase.auth.signInWithPassword({ email: 'a@b.example', password: 'hartmann-workshop' }),
  );
  console.log(
    JSON.stringify(
      await t('wrong', () =>
        supabase.auth.signInWithPassword({ email: 'a@b.example', password: 'hartmann-worksho' }),
      ),
    ).slice(0, 300),
  );
  await t('reset nothing', () => b.reset());
  const { supabase: s2 } = createDataClient({
    url: 'https://workshop.example',
    publishableKey: b.publishableKey,
    storage: { getItem: () => null, setItem() {}, removeItem() {} },
  });
  console.log(
    JSON.stringify(await t('insert', () => s2.from('note').insert({ body: 'new' }).select())),
  );
  for (let i = 0; i < 3; i++) {
    await t('reset', () => b.reset());
    console.log(
      JSON.stringify(
        await t('count', () => s2.from('note').select('*', { count: 'exact' }).limit(1)),
      ),
    );
    console.log(
      JSON.stringify(await t('insert', () => s2.from('note').insert({ body: 'new' }).select())),
    );
  }
  console.log(
    performance
      .getEntriesByType('resource')
      .map(
        (e) =>
          e.name.replace(location.origin, '').slice(-80) +
          ' ' +
          e.duration.toFixed(0) +
          ' ' +
          (e as PerformanceResourceTiming).decodedBodySize,
      )
      .filter((n) => /lite|pglite|tar|wasm|snapshot|ninefold|workshop.example/.test(n))
      .join('\n'),
  );
  expect(1).toBe(1);
});
