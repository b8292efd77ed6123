import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changePath,
  createPath,
  entityId,
  entityPath,
  keyText,
  parseKeyText,
  recordPath,
} from './paths.ts';

const order = { name: 'work_order', schema: 'public', key: ['id'] };
const line = { name: 'line', schema: 'billing', key: ['invoice_id', 'number'] };
/** Any text that Postgres can hold. */
const anyText = fc.string({ unit: 'binary' });

describe('addresses', () => {
  it('are short for ordinary names and keys', () => {
    expect(entityPath(order)).toBe('/data/work_order');
    expect(createPath(order)).toBe('/data/work_order/new');
    expect(recordPath(order, { id: '4811' })).toBe('/data/work_order/4811');
    expect(changePath(order, { id: 4811 })).toBe('/data/work_order/4811/edit');
    expect(entityPath(line)).toBe('/data/billing.line');
    expect(recordPath(line, { invoice_id: 7, number: 2 })).toBe('/data/billing.line/7,2');
  });

  it('are none without a key or a value for it', () => {
    expect(recordPath({ ...order, key: [] }, { id: 1 })).toBeUndefined();
    expect(recordPath(order, { id: null })).toBeUndefined();
    expect(recordPath(line, { invoice_id: 7 })).toBeUndefined();
  });

  it('never meet the path of another screen', () => {
    for (const key of ['new', '', '.', '..']) {
      const path = recordPath(order, { id: key }) ?? '';
      expect(new URL(path, 'https://example.org').pathname).toBe(path);
      expect(path).not.toBe(createPath(order));
    }
  });

  it('give the key back after a router has decoded the segment once', () => {
    fc.assert(
      fc.property(fc.array(anyText, { minLength: 1, maxLength: 4 }), (values) => {
        const key = values.map((_, index) => `k${index}`);
        const record = Object.fromEntries(values.map((value, index) => [`k${index}`, value]));
        const path = recordPath({ ...order, key }, record) ?? '';
        const segments = new URL(path, 'https://example.org').pathname.split('/');
        expect(segments).toHaveLength(4);
        expect(parseKeyText({ key }, decodeURIComponent(segments[3] ?? ''))).toEqual(record);
      }),
    );
  });

  it('tell entities of different schemas apart', () => {
    const names = fc.constantFrom('a', 'b', '.', '%', 'public');
    const relation = fc.record({
      schema: fc.array(names, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('')),
      name: fc.array(names, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('')),
    });
    fc.assert(
      fc.property(relation, relation, (a, b) => {
        const same = a.schema === b.schema && a.name === b.name;
        expect(entityId(a) === entityId(b)).toBe(same);
      }),
    );
  });

  it('refuse a segment that is no key of the entity', () => {
    expect(parseKeyText(order, '1,2')).toBeUndefined();
    expect(parseKeyText(line, '1')).toBeUndefined();
    expect(parseKeyText(order, '%zz')).toBeUndefined();
    expect(parseKeyText({ key: [] }, '1')).toBeUndefined();
    expect(keyText(order, { id: 'a,b' })).toBe('a%2Cb');
  });
});
