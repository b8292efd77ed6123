import type { Entity, Specification } from '@ninefold/specification';
import type { FieldDisplayProps } from '@ninefold/ui/fields';
import type { MarkRow, Moment } from './overdue.ts';

/** Where rows are shown. */
export interface RowPlace {
  readonly specification: Specification;
  readonly place: FieldDisplayProps['place'];
}

/** Marks rows by what is loaded after them. */
export const laterMarks: { of?: (entity: Entity, at: Moment & RowPlace) => MarkRow } = {};
