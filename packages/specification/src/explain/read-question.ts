import type { About, Question } from './question.ts';

const lengths: Readonly<Record<About, number>> = {
  entity: 1,
  field: 2,
  state: 3,
  move: 4,
  moves: 3,
  action: 2,
  empty: 2,
  rows: 1,
  due: 3,
  waiting: 3,
  screen: 2,
  refusal: 4,
};

/** Returns the question that a text represents; undefined if it represents none. */
export function readQuestion(text: string): Question | undefined {
  const [about = '', ...names] = text.split('/').map(decoded);
  if (!Object.hasOwn(lengths, about)) return undefined;
  if (names.length !== lengths[about as About]) return undefined;
  return { about, names } as unknown as Question;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
