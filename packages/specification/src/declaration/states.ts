import { pathOf } from '../key-path/index.ts';
import {
  entityId,
  findEntity,
  notShown,
  ownEntry,
  type Specification,
  type StateField,
  type Transition,
} from '../model/index.ts';
import type {
  ByName,
  StateDeclaration,
  StateValueDeclaration,
  TransitionDeclaration,
} from './declaration.ts';
import { declarationMessages } from './messages.ts';
import { declaredAt, declaredFacts, type ValidationContext } from './problems.ts';

/** Point 4: applies labels, tones and transitions to the closed lists of the database. */
export function applyStates(
  context: ValidationContext,
  declared: ByName<StateDeclaration>,
): readonly StateField[] {
  const { specification, problems } = context;
  const keys = new Set(specification.states.map(keyOf));
  for (const key of Object.keys(declared)) {
    if (!keys.has(key) && isOtherField(specification, key)) {
      problems.add(pathOf('states', key), declarationMessages.noStates({ field: key }));
    } else problems.isKnown(pathOf('states', key), 'stateField', key, keys);
  }
  return specification.states.map((state) => {
    const declaration = declared[keyOf(state)];
    return declaration === undefined ? state : applyState(context, state, declaration);
  });
}

/** Returns the declared states by their values, which may not exist. */
function valuesOf({
  states = {},
}: StateDeclaration): Readonly<Record<string, StateValueDeclaration | undefined>> {
  return states;
}

const keyOf = ({ entity, field }: StateField) => `${entity}.${field}`;

function isOtherField({ entities }: Specification, key: string): boolean {
  return entities.some((entity) =>
    entity.fields.some(({ name }) => key === `${entityId(entity)}.${name}`),
  );
}

function applyState(
  context: ValidationContext,
  state: StateField,
  declared: StateDeclaration,
): StateField {
  const { problems } = context;
  const at = (...keys: string[]) => pathOf('states', keyOf(state), ...keys);
  const values = new Set(state.states.map(({ value }) => value));
  for (const value of Object.keys(declared.states ?? {})) {
    problems.isKnown(at('states', value), 'state', value, values);
  }
  if (declared.category === true && declared.transitions !== undefined) {
    problems.add(
      at('transitions'),
      declarationMessages.categoryTransitions({ field: keyOf(state) }),
      { from: 'declared', at: at('category') },
    );
  }
  for (const [value, of] of Object.entries(valuesOf(declared))) {
    if (declared.category !== true || of?.tone === undefined) continue;
    problems.add(
      at('states', value, 'tone'),
      declarationMessages.categoryColours({ field: keyOf(state) }),
      { from: 'declared', at: at('category') },
    );
  }
  const initial = problems.known(at('initial'), 'state', declared.initial ?? [], values);
  return {
    ...state,
    states: state.states.map((each) => {
      const of = ownEntry(valuesOf(declared), each.value) ?? {};
      const keys = ['label', 'final', 'settled'] as const;
      return {
        ...each,
        ...declaredFacts(of, declared.category === true ? keys : [...keys, 'tone'], (key) =>
          at('states', each.value, key),
        ),
      };
    }),
    ...declaredFacts(declared, ['category'], at),
    ...(initial.length > 0 && { initial: declaredAt(initial, at('initial')) }),
    ...(declared.transitions !== undefined &&
      declared.category !== true && {
        transitions: declaredAt(transitionsOf(context, state, declared), at('transitions')),
      }),
  };
}

function transitionsOf(
  context: ValidationContext,
  state: StateField,
  declared: StateDeclaration,
): readonly Transition[] {
  const { problems } = context;
  const values = new Set(state.states.map(({ value }) => value));
  const seen = new Set<string>();
  return (declared.transitions ?? []).flatMap((transition, index) => {
    const path = pathOf('states', keyOf(state), 'transitions', index);
    const { from, to } = transition;
    const known = (['from', 'to'] as const).filter((end) =>
      problems.isKnown(`${path}.${end}`, 'state', transition[end], values),
    );
    if (known.length < 2) return [];
    if (ownEntry(valuesOf(declared), from)?.final === true) {
      problems.add(`${path}.from`, declarationMessages.fromFinal({ state: from }), {
        from: 'declared',
        at: pathOf('states', keyOf(state), 'states', from, 'final'),
      });
      return [];
    }
    if (seen.has(`${from} → ${to}`)) {
      problems.add(path, declarationMessages.duplicateTransition({ from, to }));
      return [];
    }
    seen.add(`${from} → ${to}`);
    return [oneTransition(context, state, transition, path)];
  });
}

function oneTransition(
  { specification, problems }: ValidationContext,
  state: StateField,
  declared: TransitionDeclaration,
  path: string,
): Transition {
  const fields = findEntity(specification, state.entity)?.fields ?? [];
  const named = (
    key: 'roles' | 'needs',
    kind: 'role' | 'field',
    all: readonly { readonly name: string }[],
  ) => {
    const given = declared[key];
    if (given === undefined) return notShown;
    const names = all.map(({ name }) => name);
    return declaredAt(problems.known(`${path}.${key}`, kind, given, names), `${path}.${key}`);
  };
  return {
    from: declared.from,
    to: declared.to,
    label: notShown,
    ...declaredFacts(declared, ['label'], (key) => `${path}.${key}`),
    roles: named('roles', 'role', specification.permissions.roles),
    needs: named('needs', 'field', fields),
  };
}
