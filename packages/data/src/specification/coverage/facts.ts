import type { Fact, Source } from '../fact.ts';
import type { Specification } from '../specification.ts';

/** Where each fact behind a statement comes from; a fact that is not shown is left out. */
export type StatementFacts = Readonly<Record<string, readonly Source[]>>;

export function statementFacts(specification: Specification): StatementFacts {
  const { purpose, screens, entities, states, rules, permissions, calls, errors, limits } =
    specification;
  const fields = entities.flatMap((entity) => entity.fields);
  return {
    title: known(purpose.title),
    purpose: known(purpose.purpose),
    audience: known(purpose.audience),
    screens: screens.map(sourceOf),
    routes: screens.map(sourceOf),
    parameters: screens.filter(({ parameters }) => parameters.length > 0).map(sourceOf),
    entities: entities.flatMap((entity) => [
      entity.source,
      ...known(entity.label, entity.plural, entity.description, entity.display),
      ...entity.references.map(sourceOf),
    ]),
    fields: fields.flatMap((field) => [field.source, ...known(field.label, field.description)]),
    statuses: states.flatMap((state) => [
      state.source,
      ...state.states.flatMap(({ label, tone, final }) => known(label, tone, final)),
    ]),
    transitions: states.flatMap(({ initial, transitions }) => [
      ...known(initial),
      ...(transitions.value ?? []).flatMap(() => known(transitions)),
    ]),
    rules: rules.map(sourceOf),
    roles: permissions.roles.flatMap((role) => [
      role.source,
      ...known(role.label, role.description),
    ]),
    permissions: permissions.grants.map(sourceOf),
    calls: calls.map(sourceOf),
    client: calls.map(sourceOf),
    errors: errors.map(sourceOf),
    messages: errors.flatMap(({ message, reaction }) => known(message, reaction)),
    limits: limits.map(sourceOf),
  };
}

/** Statements that rest on the same facts as another: counted once in their point. */
export const repeated = new Set(['routes', 'parameters', 'client']);

function sourceOf({ source }: { readonly source: Source }): Source {
  return source;
}

function known(...facts: readonly Fact<unknown>[]): readonly Source[] {
  return facts.flatMap(({ source }) => (source.from === 'none' ? [] : source));
}
