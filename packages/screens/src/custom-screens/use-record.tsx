import type { RecordRow } from '@ninefold/data/records';
import type { Entity } from '@ninefold/specification';
import type { FieldDescriptor } from '@ninefold/ui/shapes';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { recordId } from '../addresses/index.ts';
import { readableFields } from '../descriptors/index.ts';
import { recordQuery } from '../queries/index.ts';
import { FailureNotice } from '../failures/index.ts';
import { useRecordSource, useScreen } from '../screen-context/index.ts';
import { useEntity } from './custom-screen-context.ts';
import { textIn } from './use-records.tsx';

/** One record, as patterns take it. */
export interface OneRecord<Field extends string = string> {
  readonly entity: Entity;
  /** Absent while it is read. */
  readonly row: RecordRow | undefined;
  /** Shown in place of the record when it can't be read. */
  readonly error: ReactNode | undefined;
  /** The value of a field as Postgres writes it; '' where there is none. */
  readonly text: (field: Field) => string;
  readonly fields: (...names: readonly Field[]) => readonly FieldDescriptor[];
}

/** @param id The key, as an address has it; undefined where it is not known yet. */
export function useRecord<Field extends string>(
  name: string,
  id: string | undefined,
): OneRecord<Field> {
  const { specification } = useScreen().loaded;
  const source = useRecordSource();
  const entity = useEntity(name);
  const record = useQuery({
    ...recordQuery(source, entity, recordId(id ?? '')),
    enabled: id !== undefined,
  });
  const all = useMemo(() => readableFields(specification, entity), [specification, entity]);
  return {
    entity,
    row: record.data,
    error: record.error ? (
      <FailureNotice entity={entity} error={record.error} onRetry={() => void record.refetch()} />
    ) : undefined,
    text: (field) => textIn(record.data, field),
    fields: (...names) => names.flatMap((name) => all.find((field) => field.name === name) ?? []),
  };
}
