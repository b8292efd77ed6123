import { writeKey } from '@ninefold/data/records';
import { type Asked, onField } from '@ninefold/rules/permissions';
import {
  type Entity,
  entityId,
  entityName,
  fieldOf,
  type Reference,
  referencedEntity,
  referenceOfField,
} from '@ninefold/specification';
import { useToast } from '@ninefold/ui/components/toast';
import type {
  FieldDescriptor,
  FieldTexts,
  RecordOption,
  RecordPickers,
  SearchRecords,
} from '@ninefold/ui/shapes';
import { CatchBoundary } from '@tanstack/react-router';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { failureOf } from '../application/index.ts';
import { entitySpecificationQuery } from '../screen-context/queries/index.ts';
import {
  isOffered,
  limits,
  rememberOffered,
  usePermission,
  useFormAhead,
  useRecordSearch,
} from '../record/record-actions/index.ts';
import { askedOf, useRecordSource, useScreen } from '../screen-context/index.ts';
import type { CreateInPlaceProps } from './create-in-place.tsx';
import { createScreenMessages } from './messages.ts';

const RecordPeek = lazy(async () => ({
  default: (await import('./record-peek.tsx')).RecordPeek,
}));

/** A record that is being created for a field of the form. */
interface Creation extends CreateInPlaceProps {
  readonly CreateDialog: ComponentType<CreateInPlaceProps>;
}

interface Pickers {
  readonly props: { readonly searchRecords: SearchRecords; readonly pickers: RecordPickers };
  /** Stands beside the form, not in it: an event of its own form must not reach the other one. */
  readonly dialog: ReactNode;
}

/** Returns what the relation pickers of an entity's form do, and the dialog in which they create records. */
export function useRecordPickers(entity: Entity): Pickers {
  const { application, loaded, tenant, acting } = useScreen();
  const source = useRecordSource();
  const searchRecords = useRecordSearch(entity);
  useFormAhead(entity);
  const permission = usePermission();
  const toast = useToast();
  const [creation, setCreation] = useState<Creation>();
  const scope = { application, source, tenant, entity };

  /** The reference of a field, and the entity that it leads to, where the person can see it. */
  const known = ({ name }: FieldDescriptor) => {
    const reference = referenceOfField(entity, name);
    const target = reference && referencedEntity(loaded.specification, reference);
    return target?.grants.select === true && target.hidden?.value !== true
      ? { reference: reference as Reference, target }
      : undefined;
  };

  /** Opens the dialog once all that it needs is loaded: without a connection the form stays. */
  async function openDialog(
    target: Entity,
    creating: Omit<Creation, 'CreateDialog' | 'target'>,
  ): Promise<void> {
    try {
      const [{ CreateInPlace }] = await Promise.all([
        import('./create-in-place.tsx'),
        application.queries.ensureQueryData(
          entitySpecificationQuery(application, [entityId(target)]),
        ),
      ]);
      setCreation({ ...creating, target, CreateDialog: CreateInPlace });
    } catch (error) {
      toast.show({
        tone: 'danger',
        title: createScreenMessages.failed(entityName(target)),
        description: failureOf(error).message,
      });
      creating.onEnd();
    }
  }

  const pickers: RecordPickers = {
    canCreate: (field) => {
      const target = known(field)?.target;
      return target !== undefined && permission('insert', target).answer !== 'no';
    },
    create: (field, text, values) =>
      new Promise<RecordOption | undefined>((resolve) => {
        const found = known(field);
        if (found === undefined) {
          resolve(undefined);
          return;
        }
        const { reference, target } = found;
        void openDialog(target, {
          reference,
          // A new record belongs where the choice is limited to.
          given: {
            ...titleOf(askedOf({ loaded, acting }), target, text),
            ...valuesOf(limits(entity, field, target, values)),
          },
          onEnd: (record) => {
            setCreation(undefined);
            resolve(record);
          },
        });
      }),
    canPeek: (field) => {
      const found = known(field);
      return found !== undefined && positionsOf(found.target, found.reference) !== undefined;
    },
    peek: (field, values) => {
      const found = known(field);
      const id = found && keyOf(found.target, found.reference, values);
      if (found === undefined || id === undefined) return null;
      return (
        <CatchBoundary getResetKey={() => id} errorComponent={PeekFailed}>
          <Suspense>
            <RecordPeek entity={entityId(found.target)} id={id} />
          </Suspense>
        </CatchBoundary>
      );
    },
    fits: (field, values) => isOffered(scope, field, values),
    onPick: (field, record) => rememberOffered(scope, field, record),
  };

  return {
    props: { searchRecords, pickers },
    dialog: creation && (
      <Suspense>
        <creation.CreateDialog {...creation} />
      </Suspense>
    ),
  };
}

function PeekFailed({ error }: { readonly error: unknown }) {
  return <p role="alert">{failureOf(error).message}</p>;
}

/** Returns the text as the value of the field that people know a record by. */
function titleOf(asked: Asked, target: Entity, text: string): Readonly<Record<string, string>> {
  const title = (target.display.value ?? [])
    .flatMap((name) => fieldOf(target, name) ?? [])
    .find(
      (field) =>
        field.kind === 'text' && onField(asked, 'insert', target, field)().answer === 'yes',
    );
  return title === undefined || text === '' ? {} : { [title.name]: text };
}

function valuesOf(filters: ReturnType<typeof limits>): Readonly<Record<string, string>> {
  return Object.fromEntries(filters.map(({ field, values: [value = ''] }) => [field, value]));
}

/**
 * Returns where a reference has each field of the key; undefined where it refers to records by something
 * else.
 */
function positionsOf(
  { key }: Entity,
  { referencedFields }: Reference,
): readonly number[] | undefined {
  const positions = key.map((name) => referencedFields.indexOf(name));
  return key.length === 0 || positions.includes(-1) ? undefined : positions;
}

/** Returns the key of the record that the fields of a reference name. */
function keyOf(target: Entity, reference: Reference, values: FieldTexts): string | undefined {
  const texts = positionsOf(target, reference)?.map(
    (position) => values[reference.fields[position] ?? ''] ?? null,
  );
  const known = texts?.filter((text) => text !== null);
  return known === undefined || known.length < (texts?.length ?? 0) ? undefined : writeKey(known);
}
