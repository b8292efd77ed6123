import { type Fact, isKnown, type Source, type Specification } from '../model/index.ts';

/** The sources of the known facts behind each statement. */
export type StatementFacts = Readonly<Record<string, readonly Source[]>>;

export function statementFacts(specification: Specification): StatementFacts {
  const { purpose, screens, entities, states, rules, permissions, calls, errors, limits } =
    specification;
  const fields = entities.flatMap((entity) => entity.fields);
  const { grants, policies = [], functions = [] } = permissions;
  return {
    title: known(purpose.title),
    purpose: known(purpose.purpose),
    audience: known(purpose.audience),
    screens: [
      ...screens.flatMap((screen) => [screen.source, ...known(screen.description, screen.roles)]),
      ...entities.flatMap(({ list }) =>
        known(list?.columns, list?.order, list?.filters, list?.pageSize, list?.view),
      ),
    ],
    routes: screens.map(sourceOf),
    parameters: screens.filter(({ parameters }) => parameters.length > 0).map(sourceOf),
    entities: entities.flatMap((entity) => [
      entity.source,
      ...known(entity.label, entity.plural, entity.description, entity.display),
      ...known(entity.group, entity.hidden),
      ...entity.references.map(sourceOf),
      ...(entity.indexes ?? []).map(sourceOf),
      ...(entity.triggers ?? []).flatMap((trigger) => [
        trigger.source,
        ...known(trigger.description),
      ]),
      ...(entity.publications ?? []).map(sourceOf),
    ]),
    fields: fields.flatMap((field) => [
      field.source,
      ...known(field.label, field.description, field.hidden),
    ]),
    statuses: states.flatMap((state) => [
      state.source,
      ...state.states.flatMap(({ label, tone, final }) => known(label, tone, final)),
    ]),
    transitions: states.flatMap(({ initial, transitions, category }) => [
      // That nothing moves through a list is known of its transitions too.
      ...known(initial, category),
      ...(transitions.value ?? []).flatMap(() => known(transitions)),
    ]),
    rules: rules.flatMap((rule) => [rule.source, ...known(rule.description)]),
    roles: permissions.roles.flatMap((role) => [
      role.source,
      ...known(role.label, role.description),
    ]),
    permissions: [
      ...[...grants, ...functions].map(sourceOf),
      ...policies.flatMap((policy) => [policy.source, ...known(policy.description)]),
    ],
    calls: calls.flatMap((call) => [
      call.source,
      ...known(call.description, call.function?.description),
    ]),
    client: calls.map(sourceOf),
    errors: errors.flatMap((entry) => [entry.source, ...known(entry.statement)]),
    messages: errors.flatMap(({ message, reaction }) => known(message, reaction)),
    limits: limits.map(sourceOf),
  };
}

/** Statements that rest on the same facts as another: counted once in their point. */
export const repeated = new Set(['routes', 'parameters', 'client']);

function sourceOf({ source }: { readonly source: Source }): Source {
  return source;
}

function known(...facts: readonly (Fact<unknown> | undefined)[]): readonly Source[] {
  return facts.filter(isKnown).map(sourceOf);
}
