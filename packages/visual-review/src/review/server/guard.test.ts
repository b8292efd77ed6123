import { describe, expect, it } from 'vitest';
import { tokenHeader } from '../review-data.ts';
import { createToken, rejectionOf } from './guard.ts';

const token = createToken();
const server = { port: 4000, token };
const ask = (method: string, headers: Record<string, string>) =>
  rejectionOf({ method, headers: { host: 'localhost:4000', ...headers } }, server);

describe('rejectionOf', () => {
  it('lets the own page read, and write with the token', () => {
    expect(ask('GET', {})).toBeUndefined();
    expect(ask('POST', { [tokenHeader]: token })).toBeUndefined();
    expect(ask('POST', { [tokenHeader]: token, origin: 'http://127.0.0.1:4000' })).toBeUndefined();
  });

  it('rejects another host, another origin, and writes without the token', () => {
    const known = { [tokenHeader]: token };
    expect(ask('GET', { host: 'review.example.com:4000' })).toMatch(/only to localhost/);
    expect(ask('GET', { host: 'localhost:4001' })).toMatch(/only to localhost/);
    expect(ask('POST', { ...known, origin: 'http://localhost:4001' })).toMatch(/own page/);
    expect(ask('POST', { ...known, origin: 'null' })).toMatch(/own page/);
    expect(ask('POST', {})).toMatch(/token/);
    expect(ask('POST', { [tokenHeader]: token.slice(1) })).toMatch(/token/);
    expect(ask('PUT', { [tokenHeader]: createToken() })).toMatch(/token/);
  });
});
