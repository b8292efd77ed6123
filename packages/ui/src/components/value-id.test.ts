import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { valueId } from './value-id.ts';

/** Anything, lone surrogates among it. */
const value = fc.string({ unit: fc.oneof(fc.string({ unit: 'binary' }), fc.constant('\ud800')) });

describe('valueId', () => {
  it('is safe in lists of ids and in selectors', () => {
    fc.assert(
      fc.property(value, (each) => {
        expect(valueId('base', 'description', each)).toMatch(/^[\w-]+$/);
      }),
      // The Kelvin sign and the long s are “k” and “s” to a pattern without case.
      { examples: [['\u212a'], ['\u017f']] },
    );
  });

  it('differs wherever values differ', () => {
    fc.assert(
      fc.property(value, value, (one, other) => {
        fc.pre(one !== other);
        expect(valueId('base', 'tab', one)).not.toBe(valueId('base', 'tab', other));
      }),
    );
    expect(valueId('base', 'tab', 'in progress')).not.toBe(valueId('base', 'tab', 'inprogress'));
    expect(valueId('base', 'tab', '_20_')).not.toBe(valueId('base', 'tab', ' '));
    expect(valueId('base', 'tab', 'a')).not.toBe(valueId('base', 'tab', 'A'));
  });
});
