import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Answer, ApiRequest } from './pair/exchange.ts';
import { Recording } from './pair/recording.ts';

const folder = mkdtempSync(join(tmpdir(), 'ninefold-recording-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = join(folder, 'recorded/some.jsonl');
const servers = { postgres: '18', postgrest: '12', schema: 'a' };
const request: ApiRequest = { path: 'job?id=eq.1', headers: { prefer: 'count=exact' } };
const answer = (number: string, title = 'Mend'): Answer => ({
  status: 200,
  headers: { 'content-range': '0-0/1' },
  body: [{ price: { number }, title: title.repeat(20) }],
});

function written(...answers: readonly Answer[]): Recording {
  const recording = Recording.empty(file);
  for (const each of answers) recording.add(request, each);
  recording.add({ path: 'other' }, answer('1'));
  recording.add({ sql: 'select 1 as one' }, [{ one: 1 }]);
  recording.write(servers);
  return Recording.read(file, servers);
}

test('answers are read as they were written, with every digit', () => {
  const exact = answer('12345678901234567890.10');
  const recording = written(exact);
  expect(recording.reply(request)).toEqual(exact);
  expect(recording.reply({ sql: 'select 1 as one' })).toEqual([{ one: 1 }]);
});

test('a repeated request is answered in order, and the last answer holds on', () => {
  const recording = written(answer('1'), answer('2'), answer('2'));
  const all = Array.from({ length: 4 }, () => recording.reply(request));
  expect(all).toEqual([answer('1'), answer('2'), answer('2'), answer('2')]);
});

test('a request that was not recorded fails, and says how to record it', () => {
  const recording = written(answer('1'));
  for (const other of [
    { ...request, path: 'job?id=eq.2' },
    { ...request, method: 'HEAD' as const },
    { ...request, headers: { prefer: 'count=estimated' } },
    { ...request, body: '{}' },
    { ...request, as: { role: 'authenticated' } },
  ]) {
    expect(() => recording.reply(other)).toThrow(/has no reply.*NINEFOLD_RECORD=1 pnpm test/s);
  }
});

test('a recording of another schema or another version is refused', () => {
  written(answer('1'));
  const newer = { ...servers, postgrest: '13' };
  expect(() => Recording.read(file, newer)).toThrow(
    /postgrest was 12 and is 13\..*NINEFOLD_RECORD=1/,
  );
  expect(() => Recording.read(file, { ...servers, schema: 'b' })).toThrow(/schema was a and is b/);
  expect(() => Recording.read(join(folder, 'none.jsonl'), servers)).toThrow('does not exist yet');
});

test('a live answer that differs from the recorded one fails', () => {
  const recording = written(answer('1.0'), answer('1.0'));
  recording.check(request, answer('1.0'));
  expect(() => recording.check(request, answer('1.00'))).toThrow(/reply otherwise/);
});
