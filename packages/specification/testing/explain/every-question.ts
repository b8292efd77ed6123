import { entityId } from '../../src/model/paths.ts';
import { rulesOf } from '../../src/model/queries.ts';
import type { Specification } from '../../src/model/specification.ts';
import { question } from '../../src/explain/question.ts';

/** Every question that a screen can ask about what a specification holds. */
export function everyQuestion(specification: Specification): readonly string[] {
  return [
    ...specification.entities.flatMap((entity) => {
      const id = entityId(entity);
      return [
        question('entity', id),
        question('rows', id),
        ...(['no match', 'none or hidden', 'none'] as const).map((kind) =>
          question('empty', id, kind),
        ),
        ...(['select', 'insert', 'update', 'delete'] as const).map((action) =>
          question('action', id, action),
        ),
        ...entity.fields.map(({ name }) => question('field', id, name)),
        ...entity.fields.flatMap(({ name }) =>
          (['past', 'soon'] as const).map((nearness) => question('due', id, name, nearness)),
        ),
        ...rulesOf(specification, entity).map(({ constraint = '', fields }) =>
          question('refusal', id, '23514', constraint, fields[0] ?? ''),
        ),
      ];
    }),
    ...specification.states.flatMap(({ entity, field, states }) =>
      states.flatMap(({ value }) => [
        question('state', entity, field, value),
        question('moves', entity, field, value),
        question('waiting', entity, field, value),
        ...states.map((to) => question('move', entity, field, value, to.value)),
      ]),
    ),
    ...specification.screens.map(({ kind, path, entity }) =>
      question('screen', kind === 'own' ? path : (entity ?? ''), kind),
    ),
  ];
}
