import { entityId, type Entity, type Field } from '@ninefold/specification';
import {
  type FilterOperator,
  filterOperators,
  isReservedParameter,
  quote,
  writeName,
} from '@ninefold/specification/grammar';
import { componentName } from './component-name.ts';
import { openApiMessages } from './messages.ts';

/** The operators of the Data API that an operator of lists stands for; none for those that are written with others. */
const written: Readonly<Record<FilterOperator, readonly string[]>> = {
  eq: ['eq'],
  neq: ['neq'],
  lt: ['lt'],
  lte: ['lte'],
  gt: ['gt'],
  gte: ['gte'],
  isNot: ['isdistinct'],
  in: ['in'],
  notIn: [],
  empty: ['is'],
  notEmpty: [],
  contains: ['like', 'ilike', 'match', 'imatch'],
  notContains: [],
  starts: [],
  ends: [],
  matches: ['fts', 'plfts', 'phfts', 'wfts'],
  between: [],
  during: [],
  hasAll: ['cs'],
  hasAny: ['ov'],
  hasOnly: ['cd'],
  covers: ['cs'],
  overlaps: ['ov'],
  leftOf: ['sl', 'nxr'],
  rightOf: ['sr', 'nxl'],
  hasKey: ['cs', 'cd'],
};

/** Returns the filters of an entity's readable columns, by the name of their component. */
export function filterParameters(entity: Entity): Readonly<Record<string, object>> {
  return Object.fromEntries(
    readable(entity).map((field) => [
      componentName(entity, field.name),
      filterParameter(entity, field),
    ]),
  );
}

export function readable({ fields }: Entity): readonly Field[] {
  return fields.filter(({ grants }) => grants.select);
}

/** A column can be named several times: `due_at=gte.2030-01-01&due_at=lt.2031-01-01`. */
function filterParameter(entity: Entity, field: Field) {
  const operators = [...new Set(filterOperators(field).flatMap((each) => written[each]))];
  return {
    name: parameterName(field.name),
    in: 'query',
    description: openApiMessages.filter({
      field: `${entityId(entity)}.${field.name}`,
      operators: operators.join(', '),
    }),
    schema: {
      type: 'array',
      items: {
        type: 'string',
        pattern: `^(not\\.)?(${operators.join('|')})(\\([^)]*\\))?\\.`,
      },
    },
    style: 'form',
    explode: true,
  };
}

export function parameterName(name: string): string {
  return isReservedParameter(name) ? quote(name) : writeName(name);
}
