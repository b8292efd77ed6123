/**
 * `ui` and `data` never import each other: here it is held that what the one
 * gives fits what the other takes. Only the compiler judges.
 */
import type * as data from '@ninefold/data/records';
import type { FieldFormat, FieldWidth } from '@ninefold/specification';
import type * as ui from '@ninefold/ui/shapes';
import { expectTypeOf, test } from 'vitest';

test('types of data fit the types of ui', () => {
  expectTypeOf<data.FieldValue>().toEqualTypeOf<ui.FieldValue>();
  expectTypeOf<data.RecordPage>().toExtend<ui.RecordPage>();
  expectTypeOf<data.RecordRow>().toExtend<ui.RecordRow>();
  expectTypeOf<data.RecordOption>().toExtend<ui.RecordOption>();
});

test('formats and widths of fields are equal', () => {
  expectTypeOf<FieldFormat>().toEqualTypeOf<ui.FieldFormat>();
  expectTypeOf<FieldWidth>().toEqualTypeOf<ui.FieldWidth>();
});

test('types of ui fit the types of data', () => {
  expectTypeOf<ui.Filter>().toExtend<data.Filter>();
  expectTypeOf<ui.SortKey>().toExtend<data.SortKey>();
  expectTypeOf<ui.RecordRow['values']>().toExtend<data.RecordValues>();
});
