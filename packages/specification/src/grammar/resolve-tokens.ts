import { type Entity, type Field, fieldOf, searchLanguage } from '../model/index.ts';
import { addDays, beginningOf, type Day, dayOf } from '@ninefold/values';
import type { Filter } from './filter.ts';
import { type FilterTerm, isGroup } from './filter-group.ts';
import type { FilterOperator } from './filter-operator.ts';
import { filterRelation } from './relations.ts';
import { isMeToken, isMomentToken, momentToken, periodToken, type TokenContext } from './tokens.ts';
import { firstOfWeek } from './week.ts';

/**
 * Replaces each token in the filters by what it stands for, and names the language of full-text searches.
 *
 * @param now When the request is sent, in milliseconds since 1970.
 */
export function resolveTerms(
  terms: readonly FilterTerm[],
  now: number,
  context: TokenContext,
): readonly FilterTerm[] {
  return terms.map((term) => {
    if (!isGroup(term)) return resolveFilter(term, now, context);
    const { entity, entities = [] } = context;
    const relation =
      entity === undefined || term.relation === undefined
        ? undefined
        : filterRelation(entities, entity, term.relation);
    const about = relation === undefined ? context : { ...context, entity: relation.target };
    return { ...term, terms: resolveTerms(term.terms, now, about) };
  });
}

function resolveFilter(filter: Filter, now: number, context: TokenContext): FilterTerm {
  const field = fieldFor(filter, context.entity);
  const { operator, values } = filter;
  const [value = ''] = values;
  if (field === undefined || filter.path !== undefined) return filter;
  if (operator === 'matches') return { ...filter, language: languageOf(filter, context.entity) };
  if (operator === 'during' && periodToken.test(value)) {
    const { from, until } = periodOf(value, dayOf(now, context.timeZone), context.locale);
    const bound = (operator: FilterOperator, day: Day): Filter => ({
      ...filter,
      operator,
      values: [momentText(beginningOf(day, context.timeZone).getTime(), context.timeZone)],
    });
    return { operator: 'and', terms: [bound('gte', from), bound('lt', until)] };
  }
  if (values.some((each) => isMeToken(field, operator, each)))
    return resolvePerson(filter, context);
  return {
    ...filter,
    values: values.map((each) =>
      isMomentToken(field, operator, each) ? momentOf(each, now, context.timeZone) : each,
    ),
  };
}

function languageOf({ field: name }: Filter, entity: Entity | undefined): string | undefined {
  const field = entity && fieldOf(entity, name);
  return entity && field && searchLanguage(entity, field);
}

function fieldFor({ field }: Filter, entity: Entity | undefined): Pick<Field, 'kind'> | undefined {
  return entity === undefined ? { kind: 'instant' } : fieldOf(entity, field);
}

/** A visitor is nobody: nothing is theirs. */
function resolvePerson(filter: Filter, { person }: TokenContext): Filter {
  const values = filter.values.flatMap((value) => (value === 'me' ? (person ?? []) : value));
  if (values.length > 0 || filter.values.length === 0) return { ...filter, values };
  if (filter.operator === 'neq') return { ...filter, operator: 'notEmpty', values };
  const isNegative = filter.operator === 'isNot' || filter.operator === 'notIn';
  return { ...filter, operator: isNegative ? 'notIn' : 'in', values };
}

function momentOf(token: string, now: number, timeZone: string | undefined): string {
  const [, ahead, ago] = momentToken.exec(token) ?? [];
  const day = addDays(dayOf(now, timeZone), Number(ahead ?? 0) - Number(ago ?? 0));
  return momentText(token === 'now' ? now : beginningOf(day, timeZone).getTime(), timeZone);
}

interface Period {
  readonly from: Day;
  /** The day after the last one. */
  readonly until: Day;
}

const nearDays: Readonly<Record<string, number>> = { yesterday: -1, today: 0, tomorrow: 1 };

/** Returns the days of a period that a token names. */
export function periodOf(token: string, today: Day, locale?: string): Period {
  const days = (from: number, count: number): Period => ({
    from: addDays(today, from),
    until: addDays(today, from + count),
  });
  const near = nearDays[token];
  if (near !== undefined) return days(near, 1);
  const [, direction, count, place = '', unit] = periodToken.exec(token) ?? [];
  if (count !== undefined) {
    return direction === 'last' ? days(1 - Number(count), Number(count)) : days(0, Number(count));
  }
  const step = { last: -1, this: 0, next: 1 }[place] ?? 0;
  if (unit === 'week') {
    const first = firstOfWeek(today, locale);
    return { from: addDays(first, 7 * step), until: addDays(first, 7 * (step + 1)) };
  }
  const [year = 0, month = 0] = today.split('-').map(Number);
  const first = (index: number): Day =>
    new Date(Date.UTC(year, index, 1)).toISOString().slice(0, 10);
  return unit === 'month'
    ? { from: first(month - 1 + step), until: first(month + step) }
    : { from: first(12 * step), until: first(12 * (step + 1)) };
}

/** Writes the moment with the zone's own offset, so that a `date` and a `timestamp` read the zone's day and time. */
function momentText(moment: number, timeZone: string | undefined): string {
  // Swedish writes moments as ISO 8601 does: `2026-11-20 14:05:30 GMT+01:00`, with another minus.
  const text = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'longOffset',
  }).format(moment);
  return text.replace(' ', 'T').replace(/ GMT$/, '+00:00').replace(' GMT', '').replace('−', '-');
}
