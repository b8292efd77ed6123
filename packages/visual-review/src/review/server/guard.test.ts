import { describe, expect, it } from 'vitest';
import { tokenHeader } from '../review-data.ts';
import { makeToken, refusal } from './guard.ts';

const token = makeToken();
const server = { port: 4000, token };
const ask = (method: string, headers: Record<string, string>) =>
  refusal({ method, headers: { host: 'localhost:4000', ...headers } }, server);

describe('who is answered', () => {
  it('is the own page, by its own name, with the token where it writes', () => {
    expect(ask('GET', {})).toBeUndefined();
    expect(ask('POST', { [tokenHeader]: token })).toBeUndefined();
    expect(ask('POST', { [tokenHeader]: token, origin: 'http://127.0.0.1:4000' })).toBeUndefined();
  });

  it('is nobody who came by another name, from another page, or without the token', () => {
    const known = { [tokenHeader]: token };
    expect(ask('GET', { host: 'review.example.com:4000' })).toMatch(/localhost alone/);
    expect(ask('GET', { host: 'localhost:4001' })).toMatch(/localhost alone/);
    expect(ask('POST', { ...known, origin: 'http://localhost:4001' })).toMatch(/own page/);
    expect(ask('POST', { ...known, origin: 'null' })).toMatch(/own page/);
    expect(ask('POST', {})).toMatch(/token/);
    expect(ask('POST', { [tokenHeader]: token.slice(1) })).toMatch(/token/);
    expect(ask('PUT', { [tokenHeader]: makeToken() })).toMatch(/token/);
  });
});
