import type { Entity } from '@ninefold/specification';
import {
  type Filter,
  type FilterGroup,
  filterRelation,
  type FilterTerm,
  isGroup,
  type Parameter,
  writeFilters,
  writeName,
} from '@ninefold/specification/grammar';
import { freeAlias, writePath } from './links.ts';

/** The parts of a request that filter. */
export interface FilterPlan {
  readonly parameters: readonly Parameter[];
  /** For `select`: the related records that conditions are on. */
  readonly embeds: readonly string[];
}

/**
 * Plans conditions on related records. Each group becomes a separate embed with its conditions:
 * one that must hold at the top is an inner join; elsewhere it is compared with null, as PostgREST's
 * logic trees have no conditions on embedded columns.
 */
export function planRelated(
  entities: readonly Entity[],
  entity: Entity,
  terms: readonly FilterTerm[],
): FilterPlan {
  const parameters: Parameter[] = [];
  const embeds: string[] = [];

  const embed = (group: FilterGroup, name: string, isInner: boolean): string => {
    const relation = filterRelation(entities, entity, name);
    if (relation === undefined) throw new Error(`${entity.name} has no relation ${name}.`);
    const alias = freeAlias(entity, `where_${embeds.length}`);
    const { many, target, reference } = relation;
    // Within one table PostgREST knows the rows that refer to a row by the column (see `writePath`).
    const hint = target.name === entity.name ? reference.fields[0] : reference.constraint;
    const path = many
      ? `${writeName(target.name)}!${writeName(hint ?? '')}`
      : writePath(entity, reference);
    embeds.push(`${alias}:${path}${isInner ? '!inner' : ''}()`);
    const { operator, terms } = group;
    for (const [parameter, value] of writeFilters(terms.length > 0 ? [{ operator, terms }] : [])) {
      parameters.push([`${alias}.${parameter}`, value]);
    }
    return alias;
  };
  const planned = (term: FilterTerm): FilterTerm => {
    if (!isGroup(term)) return term;
    if (term.relation === undefined) return { ...term, terms: term.terms.map(planned) };
    return exists(embed(term, term.relation, false), term.negated !== true);
  };

  const kept = terms.flatMap((term): readonly FilterTerm[] => {
    const isInner = isGroup(term) && term.relation !== undefined && term.negated !== true;
    if (!isInner) return [planned(term)];
    embed(term, term.relation ?? '', true);
    return [];
  });
  return { parameters: [...parameters, ...writeFilters(kept)], embeds };
}

function exists(alias: string, is: boolean): Filter {
  return { field: alias, operator: is ? 'notEmpty' : 'empty', values: [] };
}
