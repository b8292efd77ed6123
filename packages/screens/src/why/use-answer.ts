import type { EntityOutline } from '@ninefold/specification/catalog';
import { entityId } from '@ninefold/specification';
import { explain, type Question, readQuestion } from '@ninefold/specification/explain';
import type { WhyExplanation } from '@ninefold/ui/patterns/why';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { failureOf } from '../application/failure.ts';
import { useScreen } from '../application/use-screen.ts';
import { knownQuery } from '../queries/specification.ts';
import { shownExplanation } from './shown-explanation.ts';
import { wholeOf } from './whole-of.ts';

export interface Answer {
  /** Undefined while it is looked up, null where nothing is known. */
  readonly explanation: WhyExplanation | null | undefined;
  /** Why it could not be looked up, in words. */
  readonly problem: string | undefined;
}

/** The answer to a question, from what is known of the entity that it is about. */
export function useAnswer(why: string): Answer {
  const { application, overview, roles, tenant } = useScreen();
  const asked = useMemo(() => readQuestion(why), [why]);
  const own = useQuery({
    ...knownQuery(application, asked === undefined ? [] : entitiesOf(asked)),
    enabled: asked !== undefined,
  });
  const others = asked === undefined ? [] : referringEntities(asked, own.data?.around ?? []);
  const withOthers = useQuery({
    ...knownQuery(application, asked === undefined ? [] : [...entitiesOf(asked), ...others]),
    enabled: others.length > 0,
  });
  const known = others.length > 0 ? withOthers : own;
  const explanation = useMemo(() => {
    if (asked === undefined) return null;
    if (known.data === undefined) return undefined;
    const { declaration } = known.data;
    const specification = wholeOf(known.data, overview);
    const found = explain({ specification, declaration, roles, tenant: tenant?.label }, asked);
    return found === undefined ? null : shownExplanation(found);
  }, [asked, known.data, overview, roles, tenant]);
  return {
    explanation,
    problem: known.error === null ? undefined : failureOf(known.error).message,
  };
}

/** What has to be known to answer: nothing of entities for a screen that is none's. */
function entitiesOf({ about, names: [first, second] }: Question): readonly string[] {
  return about === 'screen' && second === 'own' ? [] : [first];
}

/** What hinders a removal is a rule of the records that refer to it. */
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
