import type { RecordRow } from '@ninefold/data/records';
import { statesToChoose } from '@ninefold/rules/transitions';
import { type Entity, fieldOf, type Specification } from '@ninefold/specification';
import { fieldText } from '@ninefold/ui/fields';
import type { RecordChanges } from '@ninefold/ui/patterns/record-form';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { copyParameter, recordId } from '../addresses/index.ts';
import { formFields } from '../descriptors/index.ts';
import { failureNotice } from '../failures/index.ts';
import { recordQuery } from '../screen-context/queries/index.ts';
import { useRecordSource, useScreen } from '../screen-context/index.ts';

export interface CopiedRecord {
  readonly values: RecordChanges;
  readonly links: RecordRow['links'];
  /** Shown in place of the form where the record can't be read. */
  readonly failure?: ReactNode;
}

const nothing: CopiedRecord = { values: {}, links: {} };

/**
 * Returns what the form of a new record takes over from the record that the address says to copy.
 * Undefined until it is read.
 */
export function useCopiedRecord(entity: Entity): CopiedRecord | undefined {
  const { loaded, roles } = useScreen();
  const source = useRecordSource();
  const { searchStr } = useLocation();
  const id = new URLSearchParams(searchStr).get(copyParameter);
  const record = useQuery({
    ...recordQuery(source, entity, recordId(id ?? '')),
    enabled: id !== null,
  });
  const { data: row } = record;
  const copied = useMemo(
    () =>
      row && {
        values: copiedValues(loaded.specification, entity, { row, roles }),
        links: row.links,
      },
    [loaded, entity, row, roles],
  );
  if (id === null) return nothing;
  const failure = copied === undefined ? failureNotice(record, entity) : undefined;
  return failure === undefined ? copied : { ...nothing, failure };
}

/**
 * Returns the values that a copy of a record starts with: those that a person can enter, without what
 * identifies the record, what the database fills in, and a state that no new record may have.
 */
export function copiedValues(
  specification: Specification,
  entity: Entity,
  { row, roles }: { readonly row: RecordRow; readonly roles: readonly string[] },
): RecordChanges {
  const referring = new Set(entity.references.flatMap(({ fields }) => fields));
  return Object.fromEntries(
    formFields(specification, entity, { mode: 'create', roles }).flatMap((descriptor) => {
      const { name } = descriptor;
      const field = fieldOf(entity, name);
      const isOwnKey = entity.key.includes(name) && !referring.has(name);
      if (field === undefined || descriptor.readOnly || isOwnKey) return [];
      if (field.generated !== 'no' || field.overwritten === 'insert') return [];
      const text = fieldText(descriptor, row.values[name]);
      const states = statesToChoose(specification, entity, name, { roles, now: undefined });
      const isReachable = states?.some(({ value }) => value === text) ?? true;
      // NULL is given where the database would fill in its default.
      const isGiven = text !== null || (descriptor.hasDefault && descriptor.nullable === true);
      return isGiven && isReachable ? [[name, text] as const] : [];
    }),
  );
}
