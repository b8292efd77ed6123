import type { EntityOutline } from '@ninefold/specification/catalog';
import { entityId } from '@ninefold/specification';
import { explain, type Question, readQuestion } from '@ninefold/specification/explain';
import type { WhyExplanation } from '@ninefold/ui/patterns/why';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { failureOf } from '../errors/index.ts';
import { useScreen } from '../screen-context/index.ts';
import { entitySpecificationQuery } from '../queries/index.ts';
import { whyExplanation } from './why-explanation.ts';
import { wholeOf } from './complete-specification.ts';

export interface Answer {
  /** Undefined while it is looked up, null where nothing is known. */
  readonly explanation: WhyExplanation | null | undefined;
  /** Why it could not be looked up, in words. */
  readonly problem: string | undefined;
}

/** Answers a question from the specification of the entity that it is about. */
export function useAnswer(why: string): Answer {
  const { application, overview, roles, tenant } = useScreen();
  const asked = useMemo(() => readQuestion(why), [why]);
  const own = useQuery({
    ...entitySpecificationQuery(application, asked === undefined ? [] : entitiesOf(asked)),
    enabled: asked !== undefined,
  });
  const others = asked === undefined ? [] : referringEntities(asked, own.data?.around ?? []);
  const withOthers = useQuery({
    ...entitySpecificationQuery(
      application,
      asked === undefined ? [] : [...entitiesOf(asked), ...others],
    ),
    enabled: others.length > 0,
  });
  const loaded = others.length > 0 ? withOthers : own;
  const explanation = useMemo(() => {
    if (asked === undefined) return null;
    if (loaded.data === undefined) return undefined;
    const { declaration } = loaded.data;
    const specification = wholeOf(loaded.data, overview);
    const found = explain({ specification, declaration, roles, tenant: tenant?.label }, asked);
    return found === undefined ? null : whyExplanation(found);
  }, [asked, loaded.data, overview, roles, tenant]);
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
