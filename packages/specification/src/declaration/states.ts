import { notShown } from '../model/fact.ts';
import { ownEntry } from '../model/own-entry.ts';
import { findEntity } from '../model/queries.ts';
import type { Specification, StateField, Transition } from '../model/specification.ts';
import type {
  StateDeclaration,
  StateValueDeclaration,
  TransitionDeclaration,
} from './declaration.ts';
import { declaredAt, pathOf, type ProblemList } from './problems.ts';

interface Surroundings {
  readonly specification: Specification;
  readonly problems: ProblemList;
}

/** Point 4: what the database cannot tell of its closed lists. */
export function applyStates(
  { specification, problems }: Surroundings,
  declared: { readonly [key: string]: StateDeclaration | undefined },
): readonly StateField[] {
  const keys = new Set(specification.states.map(keyOf));
  for (const key of Object.keys(declared)) {
    if (keys.has(key)) continue;
    if (isOtherField(specification, key)) {
      problems.add(
        pathOf('states', key),
        `The database does not say which values ${key} can have, so it has no states. Change its type to an enum.`,
      );
    } else problems.unknown(pathOf('states', key), 'field with states', key, keys);
  }
  return specification.states.map((state) => {
    const declaration = declared[keyOf(state)];
    return declaration === undefined
      ? state
      : applyState({ specification, problems }, state, declaration);
  });
}

/** By the values that there may be: which there are, the database says. */
function valuesOf({
  states = {},
}: StateDeclaration): Readonly<Record<string, StateValueDeclaration | undefined>> {
  return states;
}

const keyOf = ({ entity, field }: StateField) => `${entity}.${field}`;

function isOtherField(specification: Specification, key: string): boolean {
  return specification.entities.some((entity) =>
    entity.fields.some(({ name }) => key.endsWith(`.${name}`) && isField(specification, key, name)),
  );
}

function isField(specification: Specification, key: string, name: string): boolean {
  const entity = findEntity(specification, key.slice(0, -name.length - 1));
  return entity?.fields.some((field) => field.name === name) === true;
}

function applyState(
  surroundings: Surroundings,
  state: StateField,
  declared: StateDeclaration,
): StateField {
  const { problems } = surroundings;
  const at = (...keys: string[]) => pathOf('states', keyOf(state), ...keys);
  const values = new Set(state.states.map(({ value }) => value));
  for (const value of Object.keys(declared.states ?? {})) {
    if (!values.has(value)) problems.unknown(at('states', value), 'state', value, values);
  }
  if (declared.category === true && declared.transitions !== undefined) {
    problems.add(
      at('transitions'),
      `${keyOf(state)} is declared as a category, so it has no transitions.`,
      { from: 'declared', at: at('category') },
    );
  }
  for (const [value, of] of Object.entries(valuesOf(declared))) {
    if (declared.category !== true || of?.tone === undefined) continue;
    problems.add(
      at('states', value, 'tone'),
      `${keyOf(state)} is declared as a category. Only states have colours.`,
      { from: 'declared', at: at('category') },
    );
  }
  const initial = problems.known(at('initial'), 'state', declared.initial ?? [], values);
  return {
    ...state,
    states: state.states.map((each) => {
      const of = ownEntry(valuesOf(declared), each.value);
      const path = (key: string) => at('states', each.value, key);
      return {
        ...each,
        label: of?.label === undefined ? each.label : declaredAt(of.label, path('label')),
        tone:
          of?.tone === undefined || declared.category === true
            ? each.tone
            : declaredAt(of.tone, path('tone')),
        final: of?.final === undefined ? each.final : declaredAt(of.final, path('final')),
        ...(of?.settled === undefined ? {} : { settled: declaredAt(of.settled, path('settled')) }),
      };
    }),
    initial: initial.length === 0 ? state.initial : declaredAt(initial, at('initial')),
    ...(declared.category === undefined
      ? {}
      : { category: declaredAt(declared.category, at('category')) }),
    transitions:
      declared.transitions === undefined || declared.category === true
        ? state.transitions
        : declaredAt(transitionsOf(surroundings, state, declared), at('transitions')),
  };
}

function transitionsOf(
  surroundings: Surroundings,
  state: StateField,
  declared: StateDeclaration,
): readonly Transition[] {
  const { problems } = surroundings;
  const values = new Set(state.states.map(({ value }) => value));
  const seen = new Set<string>();
  return (declared.transitions ?? []).flatMap((transition, index) => {
    const path = `${pathOf('states', keyOf(state), 'transitions')}[${index}]`;
    const { from, to } = transition;
    if (!values.has(from)) problems.unknown(`${path}.from`, 'state', from, values);
    if (!values.has(to)) problems.unknown(`${path}.to`, 'state', to, values);
    if (!values.has(from) || !values.has(to)) return [];
    if (ownEntry(valuesOf(declared), from)?.final === true) {
      problems.add(
        `${path}.from`,
        `"${from}" is declared final, so no transition can start from it.`,
        { from: 'declared', at: pathOf('states', keyOf(state), 'states', from, 'final') },
      );
      return [];
    }
    if (seen.has(`${from} → ${to}`)) {
      problems.add(path, `There is already a transition from "${from}" to "${to}".`);
      return [];
    }
    seen.add(`${from} → ${to}`);
    return [oneTransition(surroundings, state, transition, path)];
  });
}

function oneTransition(
  { specification, problems }: Surroundings,
  state: StateField,
  { from, to, label, roles, needs }: TransitionDeclaration,
  path: string,
): Transition {
  const roleNames = new Set(specification.permissions.roles.map(({ name }) => name));
  const fields = findEntity(specification, state.entity)?.fields ?? [];
  const fieldNames = new Set(fields.map(({ name }) => name));
  return {
    from,
    to,
    label: label === undefined ? notShown : declaredAt(label, `${path}.label`),
    roles:
      roles === undefined
        ? notShown
        : declaredAt(problems.known(`${path}.roles`, 'role', roles, roleNames), `${path}.roles`),
    needs:
      needs === undefined
        ? notShown
        : declaredAt(problems.known(`${path}.needs`, 'field', needs, fieldNames), `${path}.needs`),
  };
}
