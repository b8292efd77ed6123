import { afterEach, expect, test, vi } from 'vitest';
import { help } from '../options/help.ts';
import { createReporter } from './reporter.ts';

const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
afterEach(() => write.mockClear());

function readyText(data: string | null): string {
  createReporter({ json: false }).ready({ url: 'http://localhost:4321', data, accounts: [] });
  return write.mock.calls.map(([text]) => String(text)).join('');
}

test('the data folder is printed with the limits of its durability', () => {
  expect(readyText('/data')).toMatch(/Data {5}\/data\n.*power cut.*no fsync/);
  expect(help).toMatch(/without fsync[^]*power cut/);
});

test('without an embedded database, nothing is printed about it', () => {
  expect(readyText(null)).not.toContain('fsync');
});
