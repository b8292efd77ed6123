import { type Filter, readKey, type RecordSource } from '@ninefold/data/records';
import {
  type Entity,
  entityId,
  isLarge,
  type Reference,
  referencedEntity,
  referenceOfField,
  type Specification,
} from '@ninefold/specification';
import { preloadInputs } from '@ninefold/ui/fields/input';
import type { FieldDescriptor, FieldTexts, RecordOption, SearchRecords } from '@ninefold/ui/shapes';
import { queryOptions } from '@tanstack/react-query';
import { failureOf, identityOf } from '../../application/index.ts';
import { formFields } from '../../descriptors/index.ts';
import { recentKeys, rememberPicked } from '../../navigation/index.ts';
import { entityKey, searchOptions } from '../../screen-context/queries/index.ts';
import type { Screen } from '../../screen-context/index.ts';

/** Where records are searched for. */
export interface SearchScope extends Pick<Screen, 'application' | 'tenant'> {
  readonly source: RecordSource;
  /** The entity whose field refers to them. */
  readonly entity: Entity;
}

/** What was offered in the last ten minutes is fresh enough for a connection that is lost. */
const freshAhead = 10 * 60_000;

/**
 * Finds the records that a field may refer to: first the recent ones, while nothing is searched for. Where the
 * server can't be reached, those that were offered first the last time are searched.
 */
export async function findOffered(
  scope: SearchScope,
  ...[field, text, signal, values = {}]: Parameters<SearchRecords>
): Promise<readonly RecordOption[]> {
  const first = firstOffer(scope, field, values);
  const { queries } = scope.application;
  try {
    return await (text.trim() === ''
      ? queries.fetchQuery({ ...first, staleTime: 0 })
      : readOffered(scope, field, text, signal, values));
  } catch (error) {
    const kept = failureOf(error).kind === 'offline' ? queries.getQueryData(first.queryKey) : [];
    const wanted = text.trim().toLocaleLowerCase();
    const found = kept?.filter(({ label }) => label.toLocaleLowerCase().includes(wanted)) ?? [];
    if (found.length > 0) return found;
    throw new Error(failureOf(error).message, { cause: error });
  }
}

/** Loads the inputs of an entity's form, and what they offer first, one after the other while the page is idle. */
export async function loadFormAhead(
  scope: SearchScope,
  specification: Specification,
  who: Parameters<typeof formFields>[2],
  signal: AbortSignal,
): Promise<void> {
  const { application, entity } = scope;
  const { queries } = application;
  const fields = formFields(specification, entity, who);
  await preloadInputs(fields);
  for (const field of fields) {
    const reference = field.readOnly ? undefined : referenceOfField(entity, field.name);
    const target = reference && referencedEntity(specification, reference);
    const isLimited = (field.reference?.dependsOn ?? []).length > 0;
    // To sort many records by their labels for later is too much for a database.
    if (target === undefined || isLarge(target) || isLimited) continue;
    const first = firstOffer(scope, field, {});
    const { dataUpdatedAt = 0 } = queries.getQueryState(first.queryKey) ?? {};
    if (Date.now() - dataUpdatedAt < freshAhead) continue;
    await idle();
    if (signal.aborted) return;
    await queries.prefetchQuery(first);
  }
}

/** Safari has no `requestIdleCallback`. */
function idle(): Promise<unknown> {
  const { requestIdleCallback = setTimeout } = window as Partial<Window>;
  return new Promise((resolve) => requestIdleCallback(resolve));
}

/** What a field offers while nothing is searched for, as long as the page is open. */
function firstOffer(scope: SearchScope, field: FieldDescriptor, values: FieldTexts) {
  const { source, entity } = scope;
  const reference = referenceOfField(entity, field.name);
  const limiting = (field.reference?.dependsOn ?? []).map((name) => values[name] ?? null);
  return queryOptions({
    queryKey: [
      ...entityKey(source.client, {
        schema: reference?.schema ?? '',
        name: reference?.entity ?? '',
      }),
      'offered',
      entityId(entity),
      field.name,
      limiting,
    ],
    queryFn: ({ signal }) => readOffered(scope, field, '', signal, values),
    networkMode: 'always',
    gcTime: Infinity,
  });
}

async function readOffered(
  { application, source, tenant, entity }: SearchScope,
  field: FieldDescriptor,
  text: string,
  signal: AbortSignal,
  values: FieldTexts,
): Promise<readonly RecordOption[]> {
  const reference = referenceOfField(entity, field.name);
  if (reference === undefined || !areLimitsKnown(field, reference, values)) return [];
  const options = await searchOptions(application, source, reference, text, {
    narrow: (target) => [
      ...(tenant?.narrow(target) ?? []),
      ...limits(entity, field, target, values),
    ],
    recent: (target) =>
      isKey(target, reference) ? recentKeys(identityOf(application), entityId(target)) : [],
    signal,
  });
  return options.map((option) => ({ ...option, values: enteredBy(reference, option.id) }));
}

/** Returns whether the record that a field refers to is one of those that it may be chosen from. */
export async function isOffered(
  { application, source, tenant, entity }: SearchScope,
  field: FieldDescriptor,
  values: FieldTexts,
): Promise<boolean> {
  const reference = referenceOfField(entity, field.name);
  if (reference === undefined) return true;
  const own = reference.fields.map((name, index): Filter => ({
    field: reference.referencedFields[index] ?? '',
    operator: 'eq',
    values: [values[name] ?? ''],
  }));
  const found = await searchOptions(application, source, reference, '', {
    narrow: (target) => [
      ...(tenant?.narrow(target) ?? []),
      ...limits(entity, field, target, values),
      ...own,
    ],
  });
  return found.length > 0;
}

/** Offers a record first the next time. */
export function rememberOffered(
  { application, entity }: SearchScope,
  field: FieldDescriptor,
  { id }: RecordOption,
): void {
  const reference = referenceOfField(entity, field.name);
  if (reference === undefined) return;
  const { entity: name, schema } = reference;
  if (application.viewing !== undefined) return;
  rememberPicked(identityOf(application), { entity: entityId({ name, schema }), id });
}

/**
 * Returns the conditions that other fields of the form put on the records of a choice: the shared columns
 * of a composite key, or a declared field that the records have too.
 */
export function limits(
  entity: Entity,
  { name, reference: descriptor }: FieldDescriptor,
  target: Entity,
  values: FieldTexts,
): readonly Filter[] {
  const reference = referenceOfField(entity, name);
  return (descriptor?.dependsOn ?? []).flatMap((other): readonly Filter[] => {
    const value = values[other] ?? null;
    const place = reference?.fields.indexOf(other) ?? -1;
    const field =
      place >= 0 ? reference?.referencedFields[place] : sameReference(entity, other, target);
    return value === null || field === undefined
      ? []
      : [{ field, operator: 'eq', values: [value] }];
  });
}

/** A part of a composite key that another field of the form holds has to be chosen there first. */
function areLimitsKnown(
  { reference: descriptor }: FieldDescriptor,
  { fields }: Reference,
  values: FieldTexts,
): boolean {
  const shared = descriptor?.dependsOn?.filter((name) => fields.includes(name)) ?? [];
  return shared.every((name) => values[name] !== null);
}

/** Returns the field by which the records of a choice refer to the same record as a field of the form. */
function sameReference(entity: Entity, field: string, target: Entity): string | undefined {
  const wanted = referenceOfField(entity, field);
  if (wanted === undefined) return undefined;
  const same = target.references.filter(
    (each) =>
      each.fields.length === 1 &&
      each.entity === wanted.entity &&
      each.schema === wanted.schema &&
      each.referencedFields[0] === wanted.referencedFields[0],
  );
  return (same.find(({ fields }) => fields[0] === field) ?? same[0])?.fields[0];
}

/** Returns whether a reference refers to records by their key, as the recent ones are kept. */
function isKey({ key }: Entity, { referencedFields }: Reference): boolean {
  return (
    key.length === referencedFields.length &&
    key.every((name, index) => name === referencedFields[index])
  );
}

/** Returns the values of the referring fields when a record is chosen. */
function enteredBy({ fields }: Reference, id: string): Readonly<Record<string, string>> {
  const values = readKey(id);
  return Object.fromEntries(fields.map((field, index) => [field, values[index] ?? '']));
}
