import { isCode, platformCodes } from '../platform/known.ts';
import { notShown } from '../model/fact.ts';
import { ownEntry } from '../model/own-entry.ts';
import type { ErrorEntry } from '../model/specification.ts';
import type { MessageDeclaration } from './declaration.ts';
import { declaredAt, pathOf, type ProblemList } from './problems.ts';

/** Point 8: messages for constraints that there are, and for codes. */
export function applyMessages(
  known: readonly ErrorEntry[],
  declared: { readonly [key: string]: MessageDeclaration | undefined },
  problems: ProblemList,
): readonly ErrorEntry[] {
  const constraints = new Set(known.flatMap(({ constraint }) => constraint ?? []));
  const raised = new Set(known.flatMap(({ constraint, code }) => (constraint ? [] : code)));
  const ofCodes = Object.entries(declared).flatMap(([key, message]) => {
    if (constraints.has(key) || raised.has(key) || message === undefined) return [];
    if (!isCode(key)) {
      const names = [...constraints, ...platformCodes];
      problems.unknown(pathOf('messages', key), 'constraint or error code', key, names);
      return [];
    }
    const path = pathOf('messages', key);
    return [{ code: key, ...facts(key, message), source: { from: 'declared', at: path } as const }];
  });
  const ofConstraints = known.map((entry) => {
    const key = entry.constraint ?? entry.code;
    const message = ownEntry(declared, key);
    return message === undefined ? entry : { ...entry, ...facts(key, message) };
  });
  return [...ofConstraints, ...ofCodes];
}

function facts(
  key: string,
  { message, reaction }: MessageDeclaration,
): Pick<ErrorEntry, 'message' | 'reaction'> {
  return {
    message: declaredAt(message, pathOf('messages', key, 'message')),
    reaction:
      reaction === undefined ? notShown : declaredAt(reaction, pathOf('messages', key, 'reaction')),
  };
}
