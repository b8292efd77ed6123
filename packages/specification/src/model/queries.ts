import { entityId } from './paths.ts';
import type {
  Entity,
  Field,
  FieldPlace,
  Reference,
  Rule,
  Specification,
  StateField,
} from './specification.ts';
import { type Fact, isKnown, notShown } from './fact.ts';

interface Index {
  readonly entities: ReadonlyMap<string, Entity>;
  readonly states: ReadonlyMap<string, StateField>;
  readonly rules: ReadonlyMap<string, readonly Rule[]>;
  readonly rulesByConstraint: ReadonlyMap<string, readonly Rule[]>;
  readonly incoming: ReadonlyMap<string, readonly IncomingReference[]>;
}

/** A foreign key with the entity that it belongs to. */
export interface IncomingReference {
  readonly reference: Reference;
  readonly entity: Entity;
}

const indexes = new WeakMap<Specification, Index>();
const fieldIndexes = new WeakMap<Entity, ReadonlyMap<string, Field>>();

/** Finds an entity by its `entityId`, or by its name and schema. */
export function findEntity(
  specification: Specification,
  name: string,
  schema?: string,
): Entity | undefined {
  const id = schema === undefined ? name : entityId({ name, schema });
  return indexOf(specification).entities.get(id);
}

/** Finds a field by its name. */
export function fieldOf(entity: Entity, name: string): Field | undefined {
  let fields = fieldIndexes.get(entity);
  if (fields === undefined) {
    fields = new Map(entity.fields.map((field) => [field.name, field]));
    fieldIndexes.set(entity, fields);
  }
  return fields.get(name);
}

/** Returns the fields of an entity that the team does not hide, everywhere or in a place. */
export function visibleFields({ fields }: Entity, place?: FieldPlace): readonly Field[] {
  const isHidden = ({ hidden, hiddenIn }: Field) =>
    hidden?.value ?? hiddenIn?.value?.some((each) => each === place);
  return fields.filter((field) => isHidden(field) !== true);
}

/** Checks whether an entity has screens for the current role, which can read or create its records. */
export function isOpen({ grants, hidden }: Pick<Entity, 'grants' | 'hidden'>): boolean {
  return (grants.select || grants.insert) && hidden?.value !== true;
}

/** Checks whether a new record must have a value for a field: it is not nullable, and nothing else sets it. */
export function isRequired({
  nullable,
  default: preset,
  generated,
  filledByTrigger,
}: Field): boolean {
  return !nullable && preset === null && generated === 'no' && filledByTrigger === undefined;
}

/** Checks whether the database generates the value of a field, and accepts no other. */
export function isGenerated({ generated }: Pick<Field, 'generated'>): boolean {
  return generated === 'stored' || generated === 'identity always';
}

/** Returns the entity that a reference refers to; undefined where the current role has no access to it. */
export function referencedEntity(
  specification: Specification,
  reference: Reference,
): Entity | undefined {
  return findEntity(specification, reference.entity, reference.schema);
}

/** Above this number of rows, reading all of them keeps people waiting. */
export const mostReadInFull = 100_000;

/** Returns whether an entity has so many rows that some of them are found quickly by an index alone. */
export function isLarge({ estimatedRows }: { readonly estimatedRows?: number | null }): boolean {
  return (estimatedRows ?? 0) > mostReadInFull;
}

/** Returns the references to an entity, from others and from itself. */
export function incomingReferences(
  specification: Specification,
  entity: Entity,
): readonly IncomingReference[] {
  return indexOf(specification).incoming.get(entityId(entity)) ?? [];
}

/** Returns the reference that a field belongs to; of several, the one with the fewest fields. */
export function referenceOfField(entity: Entity, field: string): Reference | undefined {
  const [found] = entity.references
    .filter(({ fields }) => fields.includes(field))
    .toSorted((a, b) => a.fields.length - b.fields.length);
  return found;
}

/**
 * Returns the field at which a reference is shown: the first that no other reference has, else the first that no
 * shorter one has.
 */
export function fieldOfReference(entity: Entity, reference: Reference): string | undefined {
  const others = entity.references.filter((other) => other !== reference);
  return (
    reference.fields.find((name) => !others.some(({ fields }) => fields.includes(name))) ??
    reference.fields.find((name) => referenceOfField(entity, name) === reference)
  );
}

/** Returns the reference that is shown at a field. The other fields of composite references are plain values. */
export function referenceShownAt(entity: Entity, field: string): Reference | undefined {
  return entity.references.find(
    (reference) =>
      reference.fields.includes(field) && fieldOfReference(entity, reference) === field,
  );
}

/** Finds the closed list of a field. */
export function stateFieldOf(
  specification: Specification,
  entity: Entity,
  field: string,
): StateField | undefined {
  return indexOf(specification).states.get(`${entityId(entity)} ${field}`);
}

/** Returns the rules of an entity. */
export function rulesOf(specification: Specification, entity: Entity): readonly Rule[] {
  return indexOf(specification).rules.get(entityId(entity)) ?? [];
}

/** Returns the rules of the constraints of this name. Several tables can have one of the same name. */
export function rulesOfConstraint(
  specification: Specification,
  constraint: string,
): readonly Rule[] {
  return indexOf(specification).rulesByConstraint.get(constraint) ?? [];
}

function indexOf(specification: Specification): Index {
  let index = indexes.get(specification);
  if (index === undefined) {
    index = {
      entities: new Map(specification.entities.map((entity) => [entityId(entity), entity])),
      states: new Map(
        specification.states.map((state) => [`${state.entity} ${state.field}`, state]),
      ),
      rules: Map.groupBy(specification.rules, (rule) => rule.entity),
      rulesByConstraint: Map.groupBy(
        specification.rules.filter((rule) => rule.constraint !== undefined),
        (rule) => rule.constraint ?? '',
      ),
      incoming: Map.groupBy(
        specification.entities.flatMap((entity) =>
          entity.references.map((reference) => ({ reference, entity })),
        ),
        ({ reference }) => entityId({ name: reference.entity, schema: reference.schema }),
      ),
    };
    indexes.set(specification, index);
  }
  return index;
}

/** Returns the initial states of records: the declared ones, else the column's default. */
export function beginningOf(
  specification: Specification,
  state: StateField,
): Fact<readonly string[]> {
  if (isKnown(state.initial)) return state.initial;
  const entity = findEntity(specification, state.entity);
  const field = entity && fieldOf(entity, state.field);
  const value = field && defaultState(field, state);
  return field === undefined || value === undefined
    ? notShown
    : { value: [value], source: field.source };
}

/** Returns the state that is the column's default, if the default is a plain literal. */
export function defaultState(
  { default: sql }: Pick<Field, 'default'>,
  { states }: StateField,
): string | undefined {
  return states.find(({ value }) => {
    const literal = `'${value.replaceAll("'", "''")}'`;
    return sql === literal || sql?.startsWith(`${literal}::`) === true;
  })?.value;
}
