import type { MayDeclaration, RoleAction } from '../declaration.ts';
import { isList, mayOf } from '../may.ts';
import { pathOf, type ProblemList } from '../problems.ts';

export interface DeclaredAction {
  readonly action: RoleAction;
  /** Which records, in the team's words; any where left out. */
  readonly which?: string;
}

const actions: readonly string[] = ['read', 'create', 'change', 'remove'] satisfies RoleAction[];

/**
 * The actions that a role is declared to be allowed, in the order of a list or of reading to
 * removing; undefined where it is written in a way that says nothing.
 */
export function declaredActions(
  written: MayDeclaration | undefined,
  at: string,
  { problems, fields }: { readonly problems: ProblemList; readonly fields: readonly string[] },
): readonly DeclaredAction[] | undefined {
  // A file of another origin nobody has checked.
  if (typeof written !== 'object' || written === null) {
    problems.add(at, 'This must be a list of actions, or an object of them.');
    return undefined;
  }
  return Object.entries(mayOf(written)).flatMap(([action, which], index): DeclaredAction[] => {
    const place = isList(written) ? `${at}[${index}]` : at + pathOf('x', action).slice(1);
    if (!isAction(action)) {
      problems.unknown(place, 'action', action, actions);
      return [];
    }
    for (const name of conditionsOf(written, action)) {
      if (!fields.includes(name)) problems.unknown(`${place}.while.${name}`, 'field', name, fields);
    }
    if (which === true) return [{ action }];
    if (typeof which === 'string' && which !== '') return [{ action, which }];
    problems.add(place, 'This must say in words which records, or be true for any.');
    return [];
  });
}

function conditionsOf(written: MayDeclaration, action: RoleAction): readonly string[] {
  const of = isList(written) ? undefined : written[action];
  return typeof of === 'object' && of !== null ? Object.keys(of.while ?? {}) : [];
}

function isAction(action: string): action is RoleAction {
  return actions.includes(action);
}
