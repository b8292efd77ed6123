import { hashKey, type QueryKey } from '@tanstack/react-query';
import type { Application } from '../../application/index.ts';

/**
 * Returns the answer of an earlier visit at first, and afterwards that of the database, which replaces it.
 *
 * @param queryKey Begins with `specificationKey`.
 * @param ask Asks the database. Returns the parts of `earlier` that have not changed as they are.
 */
export async function keptAnswer<Answer extends readonly unknown[]>(
  application: Application,
  queryKey: QueryKey,
  ask: (earlier: Answer | undefined) => Promise<Answer>,
): Promise<Answer> {
  const { kept, queries, configuration, place } = application;
  if (kept === undefined) return ask(undefined);
  const { supabaseUrl, schema } = configuration;
  const key = [...queryKey, supabaseUrl, schema, place.tenant];
  const earlier = (await kept.read(key)) as Answer | undefined;
  const hash = hashKey(queryKey);
  if (earlier !== undefined && queries.getQueryData(queryKey) === undefined) {
    kept.unconfirmed.add(hash);
    return earlier;
  }
  const answer = await ask(earlier);
  kept.unconfirmed.delete(hash);
  const isChanged = answer.some((part, index) => part !== earlier?.[index]);
  // Nothing is kept of a person who has signed out meanwhile.
  const { person } = application;
  const isTheirs = person.change() === undefined && (person.current()?.id ?? null) === queryKey[1];
  if (isChanged && isTheirs) await kept.write(key, answer);
  return answer;
}
