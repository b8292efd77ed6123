import { expect, test } from 'vitest';
import { returnAddress } from './return-address.ts';

test.each([
  ['/data/job?offset=50#notes', '/data/job?offset=50#notes'],
  ['https://yard.example/data/job', '/data/job'],
  ['https://elsewhere.example/data/job', '/'],
  ['//elsewhere.example', '/'],
  ['javascript:alert(1)', '/'],
  ['http://[', '/'],
  [undefined, '/'],
  [{ '0': '/' }, '/'],
])('signing in leads back to an address of the application: %j', (given, expected) => {
  expect(returnAddress(given, 'https://yard.example')).toBe(expected);
});
