import { canDo } from '../../../rules/src/permissions/index.ts';
import type { Declaration } from '../../src/declaration/index.ts';
import {
  explain,
  type ExplainContext,
  type Explanation,
  question,
  readQuestion,
} from '../../src/explain/index.ts';
import {
  entityId,
  isKnown,
  notShown,
  type NotShown,
  rulesOf,
  type Source,
} from '../../src/model/index.ts';

/** What an answer is made from; the permissions are decided as the application decides them. */
export interface AnswerContext extends Omit<ExplainContext, 'declaration' | 'permission'> {
  readonly declaration: Pick<Declaration, 'roles' | 'screens' | 'access'>;
}

/** The answer to a question that is written as a text. */
export function answer(context: AnswerContext, text: string): Explanation | undefined {
  const question = readQuestion(text);
  const asked = { ...context, person: { roles: context.roles } };
  return (
    question &&
    explain(
      {
        ...context,
        permission: (action, entity, field) => canDo(asked, action, entity, { field }),
      },
      question,
    )
  );
}

/**
 * Facts that can be asked about on a screen, each with the question that has to tell its source:
 * labels, descriptions, rules, what is due, states with what is said of them, transitions, screens,
 * the person's grants.
 */
export function askableFacts({
  specification,
  roles,
}: Pick<ExplainContext, 'specification' | 'roles'>): readonly AskableFact[] {
  return [
    ...specification.entities.flatMap((entity) => {
      const id = entityId(entity);
      return [
        ...known(`plural of ${id}`, entity.plural, question('entity', id)),
        ...known(`description of ${id}`, entity.description, question('entity', id)),
        ...known(id, entity, question('entity', id)),
        ...entity.fields.flatMap((field) => {
          const why = question('field', id, field.name);
          return [
            ...known(`label of ${id}.${field.name}`, field.label, why),
            ...known(`description of ${id}.${field.name}`, field.description, why),
            ...known(`${id}.${field.name}`, field, why),
            ...known(
              `when ${id}.${field.name} is due`,
              field.due ?? notShown,
              question('due', id, field.name, 'past'),
            ),
          ];
        }),
        ...rulesOf(specification, entity).flatMap((rule) =>
          rule.fields.flatMap((field) =>
            known(`${rule.kind} of ${id}.${field}`, rule, question('field', id, field)),
          ),
        ),
      ];
    }),
    ...specification.states.flatMap((state) => {
      const { entity, field, states, transitions } = state;
      return [
        ...states.flatMap(({ value, label, tone }) => {
          const why = question('state', entity, field, value);
          return [
            ...known(`label of ${value}`, label, why),
            ...known(`tone of ${value}`, tone, why),
            ...known(`${entity}.${field}`, state, why),
          ];
        }),
        ...(isKnown(transitions) ? transitions.value : []).flatMap(({ from, to, roles }) =>
          known(
            `${from} → ${to}`,
            isKnown(roles) ? roles : transitions,
            question('move', entity, field, from, to),
          ),
        ),
      ];
    }),
    ...specification.screens.flatMap((screen) => {
      const { kind, path, entity = '', roles: forWhom = notShown } = screen;
      const why = question('screen', kind === 'own' ? path : entity, kind);
      return [...known(path, screen, why), ...known(`whom ${path} is for`, forWhom, why)];
    }),
    ...specification.permissions.grants
      .filter(({ source, role }) => source.from === 'database' && roles.includes(role))
      .flatMap((grant) =>
        grant.may.flatMap((action) =>
          known(`${action} on ${grant.entity}`, grant, question('action', grant.entity, action)),
        ),
      ),
  ];
}

interface AskableFact {
  readonly fact: string;
  readonly source: Source;
  readonly why: string;
}

function known(
  fact: string,
  { source }: { readonly source: Source | NotShown['source'] },
  why: string,
): readonly AskableFact[] {
  return source.from === 'none' ? [] : [{ fact, source, why }];
}
