import { type FilterOperator, readFilter } from '../../grammar/index.ts';
import { pathOf } from '../../key-path/index.ts';
import { findEntity } from '../../model/index.ts';
import type { ByName, ListDeclaration } from '../declaration.ts';
import type { ValidationContext } from '../problems.ts';

/** Reports filters for values that the closed list of their field doesn't have. */
export function checkFilters(
  { specification, problems }: ValidationContext,
  lists: ByName<ListDeclaration>,
): void {
  for (const [id, list] of Object.entries(lists)) {
    if (findEntity(specification, id) === undefined) continue;
    const check = (filters: ListDeclaration['filters'] = {}, ...at: readonly string[]) => {
      for (const [field, filter = ''] of Object.entries(filters)) {
        const states = specification.states.find(
          (each) => each.entity === id && each.field === field,
        );
        if (states === undefined) continue;
        const known = new Set(states.states.map(({ value }) => value));
        const path = pathOf('screens', 'lists', id, ...at, 'filters', field);
        problems.known(path, 'value', valuesIn(field, filter), known);
      }
    };
    check(list?.filters);
    for (const [name, view] of Object.entries(list?.views ?? {})) {
      check(view.filters, 'views', name);
    }
  }
}

const equalities = new Set<FilterOperator | undefined>(['eq', 'neq', 'in', 'isNot', 'notIn']);

/** Returns the values that a condition in PostgREST's grammar compares a field with. */
export function valuesIn(field: string, condition: string): readonly string[] {
  const filter = readFilter(field, condition);
  return filter !== undefined && equalities.has(filter.operator) ? filter.values : [];
}
