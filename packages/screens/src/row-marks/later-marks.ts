import type { Entity } from '@ninefold/specification';
import type { MarkRow, RowMoment } from './overdue.ts';

/** Marks rows by what is loaded after them. */
export const laterMarks: { of?: (entity: Entity, at: RowMoment) => MarkRow } = {};
