import { describe, expect, it } from 'vitest';
import type { DeclaredView, KnownFact } from '@ninefold/specification';
import { openingAddress, openingFilters } from './opening-address.ts';

const declared = <T>(value: T): KnownFact<T> => ({ value, source: { from: 'declared', at: 'x' } });
const entity = (views: readonly DeclaredView[] = []) => ({
  name: 'work_order',
  schema: 'public',
  list: {
    filters: declared({ status: 'in.(open,planned)' }),
    view: declared({ board: 'status' }),
    views: declared(views),
  },
});
const late: DeclaredView = {
  id: 'late',
  label: 'Late',
  filters: { due_at: 'lt.now' },
  order: [{ field: 'due_at', direction: 'descending' }],
  columns: ['number', 'a, b'],
  roles: ['owner', 'technician'],
};

describe('the address that a list opens with', () => {
  it('has the declared filters and layout', () => {
    expect(openingAddress({ name: 'part', schema: 'public' }, [])).toBe('/data/part');
    expect(openingAddress(entity(), [])).toBe(
      '/data/work_order?status=in.(open,planned)&view=board.status',
    );
  });

  it('is the default view of a role, if offered to it', () => {
    const views = [{ ...late, default: true as const }];
    const address = '/data/work_order?due_at=lt.now&order=due_at.desc&select=number,%22a,%20b%22';
    expect(openingAddress(entity(views), ['owner'])).toBe(address);
    expect(openingFilters(entity(views), ['owner'])).toEqual({ due_at: 'lt.now' });
    expect(openingAddress(entity(views), ['dispatcher'])).toContain('status=in.');
    expect(openingFilters(entity(views), [])).toEqual({ status: 'in.(open,planned)' });
  });

  it('prefers a role’s default to everyone’s', () => {
    const views: readonly DeclaredView[] = [
      { id: 'all', label: 'All', filters: { id: 'gt.0' }, default: true },
      { ...late, default: ['technician'] },
    ];
    expect(openingFilters(entity(views), ['technician'])).toEqual({ due_at: 'lt.now' });
    expect(openingFilters(entity(views), ['owner'])).toEqual({ id: 'gt.0' });
  });
});
