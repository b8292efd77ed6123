import { pathOf } from '../key-path/index.ts';
import { type ErrorEntry, notShown, ownEntry } from '../model/index.ts';
import type { ByName, MessageDeclaration } from './declaration.ts';
import { declaredFacts } from './problems.ts';

/** Point 8: applies messages to errors of constraints; other names are those of codes. */
export function applyMessages(
  known: readonly ErrorEntry[],
  declared: ByName<MessageDeclaration>,
): readonly ErrorEntry[] {
  const constraints = new Set(known.flatMap(({ constraint }) => constraint ?? []));
  const raised = new Set(known.flatMap(({ constraint, code }) => (constraint ? [] : code)));
  const ofCodes = Object.entries(declared).flatMap(([key, message]) => {
    if (constraints.has(key) || raised.has(key) || message === undefined) return [];
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
  declared: MessageDeclaration,
): Pick<ErrorEntry, 'message' | 'reaction'> {
  return {
    message: notShown,
    reaction: notShown,
    ...declaredFacts(declared, ['message', 'reaction'], (part) => pathOf('messages', key, part)),
  };
}
