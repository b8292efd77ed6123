import { writeKey } from '@ninefold/data/records';
import {
  type Entity,
  entityId,
  type Reference,
  referencedEntity,
  referenceOfField,
} from '@ninefold/specification';
import type { FieldDescriptor, FieldTexts, RecordOption, RecordPickers } from '@ninefold/ui/shapes';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import {
  isOffered,
  limits,
  rememberOffered,
  type SearchScope,
  useActionDenial,
  useRecordSearch,
} from '../record-actions/index.ts';
import { useRecordSource, useScreen } from '../screen-context/index.ts';

const CreateInPlace = lazy(async () => ({
  default: (await import('./create-in-place.tsx')).CreateInPlace,
}));
const RecordPeek = lazy(async () => ({
  default: (await import('./record-peek.tsx')).RecordPeek,
}));

/** A record that is being created for a field of the form. */
interface Creation {
  readonly target: Entity;
  readonly reference: Reference;
  /** The values that it starts with. */
  readonly given: Readonly<Record<string, string>>;
  readonly onEnd: (record?: RecordOption) => void;
}

/**
 * Returns what the relation pickers of an entity's form do, and the dialog in which they create records. It
 * stands beside the form, not in it: an event of its own form must not reach the other one.
 */
export function useRecordPickers(entity: Entity): {
  readonly props: { readonly searchRecords: ReturnType<typeof useRecordSearch>; readonly pickers: RecordPickers };
  readonly dialog: ReactNode;
} {
  const { application, loaded, tenant } = useScreen();
  const source = useRecordSource();
  const searchRecords = useRecordSearch(entity);
  const denialOf = useActionDenial();
  const [creation, setCreation] = useState<Creation>();
  const scope: SearchScope = useMemo(
    () => ({ application, source, tenant, entity }),
    [application, source, tenant, entity],
  );
  const known = (field: FieldDescriptor) => {
    const reference = referenceOfField(entity, field.name);
    const target = reference && referencedEntity(loaded.specification, reference);
    return reference === undefined || target === undefined ? undefined : { reference, target };
  };
  const pickers: RecordPickers = {
    canCreate: (field) => {
      const target = known(field)?.target;
      return (
        target !== undefined &&
        target.hidden?.value !== true &&
        target.grants.select &&
        denialOf(target, 'insert') === undefined
      );
    },
    create: async (field, text, values) => {
      const { reference, target } = known(field) ?? {};
      if (reference === undefined || target === undefined) return undefined;
      return new Promise<RecordOption | undefined>((resolve) => {
        setCreation({
          target,
          reference,
          given: { ...titleOf(target, text), ...limitsOf(field, target, values) },
          onEnd: (record) => {
            setCreation(undefined);
            resolve(record);
          },
        });
      });
    },
    peek: (field, values) => {
      const { reference, target } = known(field) ?? {};
      const id = target && reference && keyOf(target, reference, values);
      return (
        id !== undefined && (
          <Suspense>
            <RecordPeek entity={entityId(target as Entity)} id={id} />
          </Suspense>
        )
      );
    },
    fits: (field, values) => isOffered(scope, field, values),
    onPick: (field, record) => rememberOffered(scope, field, record),
  };

  /** A new record belongs where the choice is limited to. */
  function limitsOf(field: FieldDescriptor, target: Entity, values: FieldTexts) {
    const filters = limits(entity, field, target, values);
    return Object.fromEntries(filters.map(({ field: name, values: [value = ''] }) => [name, value]));
  }

  return {
    props: { searchRecords, pickers },
    dialog: creation && (
      <Suspense>
        <CreateInPlace {...creation} />
      </Suspense>
    ),
  };
}

/** Returns the text as the value of the field that people know a record by. */
function titleOf({ display, fields }: Entity, text: string): Readonly<Record<string, string>> {
  const title = (display.value ?? [])
    .map((name) => fields.find((field) => field.name === name))
    .find((field) => field?.kind === 'text' && field.grants.insert && field.generated === 'no');
  return title === undefined || text === '' ? {} : { [title.name]: text };
}

/** Returns the key of the record that fields refer to; undefined where they refer to it by something else. */
function keyOf(
  { key }: Entity,
  { fields, referencedFields }: Reference,
  values: FieldTexts,
): string | undefined {
  const texts = key.map((name) => values[fields[referencedFields.indexOf(name)] ?? ''] ?? null);
  const known = texts.filter((text) => text !== null);
  return key.length === 0 || known.length < key.length ? undefined : writeKey(known);
}
