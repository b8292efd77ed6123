import { execFileSync } from 'node:child_process';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Call } from '@ninefold/data/client';
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

/**
 * The words that a shell makes of each command, with `curl` itself left out. One shell reads them all:
 * to start it takes longer than to read a hundred commands.
 */
function wordsOfEach(commands: readonly string[]): readonly (readonly string[])[] {
  const script = [`curl() { printf '%s\\0' "$#" "$@"; }`, ...commands].join('\n');
  const printed = execFileSync('bash', ['--norc', '-c', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ACCESS_TOKEN: 'of.a.person' },
  });
  const rest = printed.toString('utf8').split('\0');
  return commands.map(() => rest.splice(0, Number(rest.shift())));
}

function wordsOf(command: string): readonly string[] {
  return wordsOfEach([command])[0]!;
}

test('a person’s call is repeated with their own token', () => {
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

test('a visitor’s call carries only the publishable key', () => {
  expect(curlOf(call, project)).not.toContain('ACCESS_TOKEN');
  expect(wordsOf(curlOf({ ...call, method: 'HEAD' }, project))).toContain('--head');
  expect(wordsOf(curlOf({ ...call, path: 'https://elsewhere.example/x' }, project))).toContain(
    'https://elsewhere.example/x',
  );
});

test('a shell passes any request on unchanged', () => {
  const text = fc
    .oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: fc.constantFrom("'", '"', '\\', '$', '`', '!', '\n', ' ', '$(id)', '*') }),
    )
    .filter((each) => !each.includes('\0'));
  const calls = fc.array(fc.record({ path: text, payload: text, header: text }), {
    minLength: 50,
    maxLength: 50,
  });
  fc.assert(
    fc.property(calls, (calls) => {
      const commands = calls.map(({ path, payload, header }) =>
        curlOf({ ...call, path: `/${path}`, payload, headers: { prefer: header } }, project),
      );
      expect(wordsOfEach(commands).map((words) => [words[1], words.at(-1), words.at(-3)])).toEqual(
        calls.map(({ path, payload, header }) => [
          `${project.url}/${path}`,
          payload,
          `prefer: ${header}`,
        ]),
      );
    }),
    { numRuns: 3 },
  );
});
