import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { folderOf, leadsToTenant, placeOf } from './place.ts';

describe('the place of an application', () => {
  it('reads any tenant ID from an address', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('/', '/app/', '/a/tenant/'),
        fc.string({ minLength: 1, unit: 'grapheme' }),
        fc.constantFrom('', 'data/tasks', 'data/tasks/1'),
        (base, tenant, address) => {
          const folder = folderOf({ base, tenant });
          expect(placeOf(base, folder + address)).toEqual({ base, tenant });
          expect(leadsToTenant(base, folder + address)).toBe(true);
          expect(leadsToTenant(folder, folder + address)).toBe(false);
        },
      ),
    );
  });

  it('has no tenant elsewhere, or with an invalid ID', () => {
    for (const path of ['/app/', '/app', '/app/data/tenant', '/app/tenant', '/app/tenant//data']) {
      expect(placeOf('/app/', path).tenant).toBeUndefined();
    }
    expect(placeOf('/app/', '/app/tenant/%E0%A4%A/data').tenant).toBeUndefined();
    expect(folderOf({ base: '/app/' })).toBe('/app/');
  });
});
