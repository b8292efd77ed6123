import { describe, expect, it } from 'vitest';
import { initials } from './initials.ts';

describe('initials', () => {
  it.each([
    ['Robin Example', 'RE'],
    ['Robin van Example', 'RE'],
    ['robin', 'R'],
    ['robin@example.org', 'RO'],
    ['  ', ''],
    ['', ''],
    ['🇫🇷 France', '🇫🇷F'],
    ['é́mile zed', 'É́Z'],
  ])('of %j are %j', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });
});
