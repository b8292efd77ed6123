import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readBuildOptions } from './build-options.ts';
import { hostFiles, hostNames } from '../hosts/host-files.ts';
import { UsageError } from '../errors/usage-error.ts';

test('is for the root of any host and no project by default', () => {
  expect(readBuildOptions(['apps/web'], {})).toEqual({
    application: resolve('apps/web'),
    base: '/',
    host: undefined,
    withoutWorker: false,
    project: undefined,
  });
});

test.each(['/app', '/app/', '/tools/orders-2', '/'])('%s is a base', (base) => {
  expect(readBuildOptions(['--base', base], {})).toMatchObject({
    base: base.endsWith('/') ? base : `${base}/`,
  });
});

test.each([
  [['--base', 'app'], '--base app is not a folder'],
  [['--base', 'https://a.example/app'], 'is not a folder'],
  [['--base', '/a/../b'], 'is not a folder'],
  [['--base', '//a'], 'is not a folder'],
  [['--host', 'apache'], 'Known are netlify, vercel, cloudflare, nginx, caddy'],
  [['--hots', 'caddy'], "Unknown option '--hots'"],
])('%s is refused', (argumentList, message) => {
  expect(() => readBuildOptions(argumentList, {})).toThrow(UsageError);
  expect(() => readBuildOptions(argumentList, {})).toThrow(message);
});

test.each(hostNames)('%s gets the policy, the caching and the base', (host) => {
  const { files, servesFolder } = hostFiles(host, '/app/', 'https://a.supabase.co');
  const text = Object.values(files).join('\n');
  expect(text).toContain("connect-src 'self' https://a.supabase.co wss://a.supabase.co");
  expect(text).toContain('max-age=31536000, immutable');
  expect(text).toContain('/app/');
  expect(text.includes('/srv') || text.includes('location')).toBe(!servesFolder);
});

test.each(['vercel', 'nginx', 'caddy'] as const)('%s revalidates the service worker', (host) => {
  const text = Object.values(hostFiles(host, '/app/').files).join('\n');
  expect(text).toContain('no-cache');
  expect(text).toContain("worker-src 'self'");
});

test.each(['netlify', 'cloudflare'] as const)('%s caches assets alone', (host) => {
  // Both revalidate by default what no rule names.
  const { _headers: text = '' } = hostFiles(host, '/app/').files;
  const cached = [...text.matchAll(/^(\/\S*)\n {2}cache-control/gm)].map(([, path]) => path);
  expect(cached).toEqual(['/app/assets/*']);
  expect(text).toContain("worker-src 'self'");
});

test('a build can do without a service worker', () => {
  expect(readBuildOptions(['--without-worker'], {})).toMatchObject({ withoutWorker: true });
});

test('a host of a project that is not known yet allows any project', () => {
  const { files } = hostFiles('netlify', '/');
  expect(files['_headers']).toContain("connect-src 'self' https: wss:");
});
