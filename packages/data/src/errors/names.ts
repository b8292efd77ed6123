import { findEntity, rulesOf } from '@ninefold/specification';
import type { Entity, Specification } from '@ninefold/specification';
import type { ErrorParts } from './parts.ts';

/** What Postgres's answer names: read from its wording as data, in any language of the server. */
export interface NamedObjects {
  readonly constraint?: string;
  readonly fields: readonly string[];
  /** A removal was refused because another table still refers to the record. */
  readonly stillReferred: boolean;
  /** The record overlaps with another, by an exclusion constraint. */
  readonly overlaps: boolean;
}

interface Context {
  readonly entity?: Entity;
  readonly specification?: Specification;
}

export function namedObjects(parts: ErrorParts, context: Context): NamedObjects {
  const quoted = quotedNames(parts.message);
  // A broken foreign key names table and constraint; a hindered removal a second table too.
  const stillReferred = /^2300[13]$|^23503$/.test(parts.code) && quoted.length >= 3;
  const overlaps = parts.code === '23P01';
  if (parts.code === '23502' || parts.code === '428C9') {
    return { fields: onlyKnown([quoted[0] ?? ''], context), stillReferred, overlaps };
  }
  if (!/^(23|44)/.test(parts.code)) return { fields: [], stillReferred, overlaps };
  const constraint =
    knownConstraint(parts.message, context) ?? quoted[stillReferred ? 1 : quoted.length - 1];
  const fields = stillReferred ? [] : keyFields(parts.details, context);
  return {
    ...(constraint === undefined ? {} : { constraint }),
    fields: fields.length > 0 || stillReferred ? fields : fieldsOfConstraint(constraint, context),
    stillReferred,
    overlaps,
  };
}

/** Texts in the quotation marks that Postgres's translations use. */
export function quotedNames(message: string): readonly string[] {
  const marks = /"([^"]*)"|«\s?([^»]*?)\s?»|»([^«]*)«|„([^“”]*)[“”]|“([^”]*)”|「([^」]*)」/gu;
  return [...message.matchAll(marks)].map((match) => match.slice(1).find(Boolean) ?? '');
}

/** A constraint of the entity whose name stands in the message, even one with quotes in it. */
function knownConstraint(message: string, { entity, specification }: Context): string | undefined {
  if (entity === undefined) return undefined;
  const names = new Set(entity.references.map(({ constraint }) => constraint));
  if (specification !== undefined) {
    for (const { constraint } of rulesOf(specification, entity)) {
      if (constraint !== undefined) names.add(constraint);
    }
  }
  return [...names]
    .filter((name) => message.includes(`"${name}"`))
    .toSorted((a, b) => b.length - a.length)[0];
}

/** The columns of `Key (a, b)=(1, 2) …`, in any language: only what stands before `)=(`. */
function keyFields(details: string, context: Context): readonly string[] {
  const columns = /\((.*?)\)=\(/s.exec(details)?.[1];
  if (columns === undefined) return [];
  if (context.entity?.fields.some((field) => field.name === columns) === true) return [columns];
  const names = columns
    .split(', ')
    .map((name) => (/^".*"$/s.test(name) ? name.slice(1, -1).replaceAll('""', '"') : name));
  return onlyKnown(names, context);
}

function fieldsOfConstraint(
  constraint: string | undefined,
  { entity, specification }: Context,
): readonly string[] {
  if (constraint === undefined || entity === undefined) return [];
  const reference = entity.references.find((each) => each.constraint === constraint);
  if (reference !== undefined) return reference.fields;
  if (specification === undefined) return [];
  return (
    rulesOf(specification, entity).find((rule) => rule.constraint === constraint)?.fields ?? []
  );
}

function onlyKnown(names: readonly string[], { entity }: Context): readonly string[] {
  const given = names.filter((name) => name !== '');
  if (entity === undefined) return given.filter((name) => !/[()]/.test(name));
  return given.filter((name) => entity.fields.some((field) => field.name === name));
}

/** The entity whose reference hinders a removal. */
export function referringEntity(
  named: NamedObjects,
  { specification }: Context,
): Entity | undefined {
  const rule = specification?.rules.find(
    (each) => each.kind === 'reference' && each.constraint === named.constraint,
  );
  return rule === undefined || specification === undefined
    ? undefined
    : findEntity(specification, rule.entity);
}
