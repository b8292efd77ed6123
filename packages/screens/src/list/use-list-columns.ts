import type { Entity } from '@ninefold/specification';
import { useMemo } from 'react';
import { withCustomCells } from '../custom-code/custom-cells/index.ts';
import { defaultColumns, readableFields, shownFields, titleField } from '../descriptors/index.ts';
import { useScreen } from '../screen-context/index.ts';
import type { useListAddress } from './use-list-address.ts';

/**
 * Returns the fields of a list that can be read, and those that are its columns.
 *
 * @param opening Names of the columns that a custom screen opens it with.
 */
export function useListColumns(
  entity: Entity,
  address: Pick<ReturnType<typeof useListAddress>, 'columns'>,
  opening: readonly string[] | undefined,
) {
  const { loaded } = useScreen();
  const fields = useMemo(
    () =>
      withCustomCells(
        readableFields(loaded.specification, entity, 'list'),
        entity,
        loaded.declaration,
      ),
    [loaded, entity],
  );
  const opened = address.columns ?? opening;
  // The same fields leave the rows of the grid as they are when the list is drawn again.
  const shown = useMemo(() => shownFields(entity, fields, opened), [entity, fields, opened]);
  const standard = useMemo(() => defaultColumns(entity, fields), [entity, fields]);
  return { fields, shown, columns: opened ?? standard, title: titleField(entity, fields) };
}
