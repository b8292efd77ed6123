import type { RecordRow } from '@ninefold/data/records';
import { type Collision, collisionsOf } from '@ninefold/rules/collisions';
import { permissionOn } from '@ninefold/rules/permissions';
import { type Entity, entityId, fieldOf, referencedEntity } from '@ninefold/specification';
import {
  type ChildRows,
  type Children,
  childrenOf,
  mayBeChild,
} from '@ninefold/specification/children';
import type { Action } from '@ninefold/specification/explain';
import type { RecordFormProps } from '@ninefold/ui/patterns/record-form';
import type { FieldDescriptor, FieldValue } from '@ninefold/ui/shapes';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  entitySpecificationQuery,
  type EntitySpecification,
} from '../screen-context/queries/index.ts';
import { disabledReasonOf, usePermission } from '../record/record-actions/index.ts';
import { computedFields, recordCheck } from '../descriptors/index.ts';
import { askedOf, useScreen } from '../screen-context/index.ts';
import type { KeptRow } from './kept-row.ts';
import { formFieldsOf } from './use-form-fields.ts';

/** The records of one entity that a form holds as rows, with the rules of their own form. */
export interface ChildKind {
  readonly children: Children;
  /** Fields that rows show, in order: those that can be entered, and those of the sums. */
  readonly columns: readonly FieldDescriptor[];
  readonly totals: readonly FieldDescriptor[];
  /** Where the rows only connect records: those that are picked, and the field by which rows refer to them. */
  readonly picked?: { readonly entity: Entity; readonly field: FieldDescriptor };
  /** The fields of a row's own form that can be entered here; a stored one's may differ from a new one's. */
  readonly fieldsOf: (record?: RecordRow) => readonly FieldDescriptor[];
  /** Why a stored row can't be deleted; undefined where it can. */
  readonly notDeletable: (record: RecordRow) => string | undefined;
  /** The constraints by which a row can't be stored beside another record. */
  readonly collisions: readonly Collision[];
  readonly checkOf: (record?: RecordRow) => Required<RecordFormProps>['validate'];
  /** What the database would compute for a row, by field name; absent what only it can tell. */
  readonly computedOf: (
    row: Pick<KeptRow, 'record' | 'texts' | 'unreadable'>,
  ) => Readonly<Record<string, FieldValue>>;
  readonly may: Readonly<Record<'insert' | 'update' | 'delete', boolean>>;
}

/**
 * Returns the records that the form of `entity` holds as rows, with the specification that describes them. None
 * while it is loading, and none that the person can't write.
 */
export function useChildKinds(entity: Entity): {
  readonly kinds: readonly ChildKind[];
  readonly loaded: EntitySpecification;
  /** What describes the rows couldn't be loaded. */
  readonly failed?: Pick<UseQueryResult, 'error' | 'refetch'>;
} {
  const { application, loaded: ofScreen, acting } = useScreen();
  const declared = ofScreen.declaration.entities?.[entityId(entity)]?.children;
  const ids = useMemo(() => {
    const possible = ofScreen.around.filter((outline) =>
      outline.references.some((reference) => mayBeChild(outline, reference, entity)),
    );
    return declared?.map(idOf) ?? possible.map(entityId);
  }, [ofScreen, entity, declared]);
  const { data, error, refetch } = useQuery({
    ...entitySpecificationQuery(application, [entityId(entity), ...ids]),
    enabled: ids.length > 0,
  });
  const loaded = data ?? ofScreen;
  const permission = usePermission(loaded);
  const all = useMemo(() => {
    if (data === undefined) return [];
    const rules = { loaded: data, acting };
    return (
      childrenOf(data.specification.entities, entity, declared)
        .filter(({ entity: child, reference }) => {
          const read = [...child.key, ...reference.fields];
          return child.key.length > 0 && read.every((name) => fieldOf(child, name)?.grants.select);
        })
        .map((children) => kindOf(rules, children))
        // Records that can't be named can't be picked.
        .filter(({ children: { picks }, picked }) => picks === undefined || picked !== undefined)
    );
  }, [data, acting, entity, declared]);
  const kinds = all.flatMap((kind) => {
    const child = kind.children.entity;
    const can = (action: Action) => permission(action, child).answer !== 'no';
    if (!can('select')) return [];
    const may = { insert: can('insert'), update: can('update'), delete: can('delete') };
    return may.insert || may.update || may.delete ? [{ ...kind, may }] : [];
  });
  return {
    kinds,
    loaded,
    ...(error !== null && data === undefined && { failed: { error, refetch } }),
  };
}

function idOf(declared: string | ChildRows): string {
  return typeof declared === 'string' ? declared : declared.entity;
}

function kindOf(
  rules: Parameters<typeof formFieldsOf>[0],
  children: Children,
): Omit<ChildKind, 'may'> {
  const { entity, reference, position, fields, totals } = children;
  // Set by the form itself.
  const ownFields = new Set([...reference.fields, position?.field.name ?? '']);
  const asked = askedOf(rules);
  const updating = permissionOn(asked, 'update', entity);
  const deleting = permissionOn(asked, 'delete', entity);
  const fieldsOf = (record?: RecordRow) => {
    // Its values are those that are stored, and stay while the form is open.
    const isClosed = record !== undefined && updating(record).answer === 'no';
    return formFieldsOf(rules, entity, record)
      .filter(({ name }) => !ownFields.has(name))
      .map((field) => (isClosed ? { ...field, readOnly: true } : field));
  };
  const entered = fieldsOf().filter(({ readOnly, generated }) => !readOnly && generated !== true);
  const shown = fieldsOf(anyRecord);
  const isComputed = ({ name, kind }: FieldDescriptor) =>
    kind === 'decimal' && fieldOf(entity, name)?.generated === 'stored';
  const sums = shown.filter((field) =>
    totals === undefined ? isComputed(field) : totals.includes(field.name),
  );
  const known = [
    ...entered,
    ...shown.filter(({ name }) => !entered.some((each) => each.name === name)),
  ];
  const columns =
    fields === undefined
      ? known.filter(
          (field) => entered.includes(field) || isComputed(field) || sums.includes(field),
        )
      : fields.flatMap((name) => known.find((field) => field.name === name) ?? []);
  const { picks } = children;
  const target = picks && referencedEntity(rules.loaded.specification, picks);
  const isNamed = target?.grants.select === true && target.hidden?.value !== true;
  const pickField = shown.find(({ name }) => name === picks?.fields[0]);
  return {
    children,
    columns,
    totals: sums,
    ...(isNamed && pickField && { picked: { entity: target, field: pickField } }),
    fieldsOf,
    notDeletable: (record) => disabledReasonOf(deleting(record)),
    collisions: collisionsOf(rules.loaded.specification, entity),
    checkOf: (record) => recordCheck(asked, entity, record),
    computedOf: ({ record, texts, unreadable }) =>
      computedFields(entity, record, texts, Object.keys(unreadable)),
  };
}

const anyRecord: RecordRow = { id: '', title: '', values: {}, links: {} };
