import { isAmount } from '@ninefold/ui/fields';
import type { RecordListProps } from '@ninefold/ui/patterns/record-list';
import type { FieldDescriptor } from '@ninefold/ui/shapes';
import { deferred } from '../application/index.ts';
import type { SumsOfList } from './sum-cells.tsx';

interface OfList {
  readonly list: SumsOfList;
}

const load = () => import('./sum-cells.tsx');
const SumCell = deferred<'SumCell', OfList & { readonly field: FieldDescriptor }>(
  load,
  'SumCell',
  '\u00A0',
);
const SumLabel = deferred<'SumLabel', OfList>(load, 'SumLabel', '\u00A0');
const SumNote = deferred<'SumNote', OfList>(load, 'SumNote');

/** Returns the fields of a list that are added up: amounts, but neither keys, years nor shares. */
export function summedFields(fields: readonly FieldDescriptor[]): readonly FieldDescriptor[] {
  return fields.slice(1).filter((field) => isAmount(field) && field.format !== 'percent');
}

/**
 * Returns the cells below a list's columns. Their room is there from the beginning, and the sums are
 * loaded after the rows.
 */
export function sumFooters(
  title: string,
  list: SumsOfList,
  isReady: boolean,
): Pick<RecordListProps, 'footers' | 'footerEnd'> {
  if (list.fields.length === 0) return {};
  if (!isReady) {
    return { footers: Object.fromEntries(list.fields.map(({ name }) => [name, '\u00A0'])) };
  }
  return {
    footers: {
      [title]: <SumLabel list={list} />,
      ...Object.fromEntries(
        list.fields.map((field) => [
          field.name,
          <SumCell key={field.name} field={field} list={list} />,
        ]),
      ),
    },
    footerEnd: <SumNote list={list} />,
  };
}
