import { canDo } from '@ninefold/rules/permissions';
import type { EntityOutline } from '@ninefold/specification/catalog';
import { entityId, type Specification } from '@ninefold/specification';
import { applyRulesAndPermissions } from '@ninefold/specification/declaration/full';
import { explain, type Question, readQuestion } from '@ninefold/specification/explain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  askedOf,
  entitySpecificationQuery,
  failureOf,
  type LoadedSpecification,
  type Overview,
  useScreen,
} from '@ninefold/screens/inspector';
import { whyExplanation } from './why-explanation.ts';

/**
 * Answers a question from the specification of the entity that it is about. The explanation is undefined
 * while it is looked up, and null where nothing is known.
 */
export function useAnswer(why: string) {
  const { application, overview, tenant, acting } = useScreen();
  const asked = useMemo(() => readQuestion(why), [why]);
  const ids = asked === undefined ? [] : entitiesOf(asked);
  const own = useQuery({
    ...entitySpecificationQuery(application, ids),
    enabled: asked !== undefined,
  });
  const others = asked === undefined ? [] : referringEntities(asked, own.data?.around ?? []);
  const withOthers = useQuery({
    ...entitySpecificationQuery(application, [...ids, ...others]),
    enabled: others.length > 0,
  });
  const loaded = others.length > 0 ? withOthers : own;
  const explanation = useMemo(() => {
    if (asked === undefined) return null;
    if (loaded.data === undefined) return undefined;
    const { declaration } = loaded.data;
    const specification = wholeOf(loaded.data, overview);
    const person = askedOf({ loaded: { specification, declaration }, acting });
    const found = explain(
      {
        specification,
        declaration,
        roles: acting.person.roles,
        tenant: tenant?.label,
        permission: (action, entity, field) => canDo(person, action, entity, { field }),
      },
      asked,
    );
    return found === undefined ? null : whyExplanation(found);
  }, [asked, loaded.data, overview, acting, tenant]);
  return {
    explanation,
    problem: loaded.error === null ? undefined : failureOf(loaded.error).message,
  };
}

/** Returns the entities that an answer needs. A custom screen needs none. */
function entitiesOf({ about, names: [first, second] }: Question): readonly string[] {
  return about === 'screen' && second === 'own' ? [] : [first];
}

/** A rule of referring records can prevent a deletion. */
function referringEntities(
  { about, names }: Question,
  around: readonly EntityOutline[],
): readonly string[] {
  if (about !== 'refusal') return [];
  const [, , constraint] = names;
  return around
    .filter(({ references }) => references.some((each) => each.constraint === constraint))
    .map(entityId);
}

/** Completes an entity's specification with all declarations and with the product's own limits. */
function wholeOf(
  { specification, declaration }: LoadedSpecification,
  overview: Pick<Overview, 'specification'>,
): Specification {
  const limits = [...specification.limits];
  for (const limit of overview.specification.limits) {
    if (!limits.some((own) => own.name === limit.name && own.entity === limit.entity)) {
      limits.push(limit);
    }
  }
  const known = { specification: { ...specification, limits }, problems: [] };
  return applyRulesAndPermissions(known, declaration).specification;
}
