import { execFileSync } from 'node:child_process';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Call } from '../client/index.ts';
import { curlOf } from './curl.ts';

const project = { url: 'https://yard.supabase.example', publishableKey: 'sb_publishable_yard' };
const call: Call = {
  id: 1,
  method: 'GET',
  path: '/rest/v1/job',
  status: 200,
  ms: 1,
  retries: 0,
  at: 0,
};

/** The words that a shell makes of a command, with `curl` itself left out. */
function wordsOf(command: string, token = 'of.a.person'): readonly string[] {
  const script = command.replace(/^curl /, `printf '%s\\0' `);
  const printed = execFileSync('bash', ['--norc', '-c', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ACCESS_TOKEN: token },
  });
  return printed.toString('utf8').split('\0').slice(0, -1);
}

test('a call of a person is sent again with their own token', () => {
  const command = curlOf(
    {
      ...call,
      method: 'PATCH',
      path: "/rest/v1/job?id=eq.1&title=eq.it's",
      asPerson: true,
      headers: { prefer: 'return=representation', 'content-type': 'application/json' },
      payload: '{"title":"Bob\'s $HOME `id`"}',
    },
    project,
  );
  expect(command).not.toContain('of.a.person');
  expect(wordsOf(command)).toEqual([
    '--globoff',
    '-X',
    'PATCH',
    "https://yard.supabase.example/rest/v1/job?id=eq.1&title=eq.it's",
    '-H',
    'apikey: sb_publishable_yard',
    '-H',
    'Authorization: Bearer of.a.person',
    '-H',
    'prefer: return=representation',
    '-H',
    'content-type: application/json',
    '--data-raw',
    '{"title":"Bob\'s $HOME `id`"}',
  ]);
});

test('a visitor’s call carries the publishable key alone', () => {
  expect(curlOf(call, project)).not.toContain('ACCESS_TOKEN');
  expect(wordsOf(curlOf({ ...call, method: 'HEAD' }, project))).toContain('--head');
  expect(wordsOf(curlOf({ ...call, path: 'https://elsewhere.example/x' }, project))).toContain(
    'https://elsewhere.example/x',
  );
});

test('whatever is sent, a shell hands it on as it is', () => {
  const text = fc
    .oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: fc.constantFrom("'", '"', '\\', '$', '`', '!', '\n', ' ', '$(id)', '*') }),
    )
    .filter((each) => !each.includes('\0'));
  fc.assert(
    fc.property(text, text, text, (path, payload, header) => {
      const words = wordsOf(
        curlOf({ ...call, path: `/${path}`, payload, headers: { prefer: header } }, project),
      );
      expect([words[1], words.at(-1), words.at(-3)]).toEqual([
        `${project.url}/${path}`,
        payload,
        `prefer: ${header}`,
      ]);
    }),
    { numRuns: 150 },
  );
});
