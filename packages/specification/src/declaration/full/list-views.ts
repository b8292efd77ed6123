import { pathOf } from '../../key-path/index.ts';
import { calendarKind, type Entity, fieldOf, findEntity, viewParts } from '../../model/index.ts';
import type { ByName, ListDeclaration } from '../declaration.ts';
import { isListView } from '../list-views.ts';
import { textOfValue, type ValidationContext } from '../problems.ts';
import { fullDeclarationMessages } from './messages.ts';

/** Reports layouts that a list can't have, and unknown roles of its views. */
export function checkListViews(
  { specification, problems }: ValidationContext,
  lists: ByName<ListDeclaration>,
): void {
  const roles = new Set(specification.permissions.roles.map(({ name }) => name));
  const checkLayout = (entity: Entity, view: unknown, at: string) => {
    if (view === undefined) return;
    if (!isListView(view)) {
      problems.add(
        at,
        fullDeclarationMessages.listView({
          table: "'table'",
          board: "{ board: 'status' }",
          calendar: "{ calendar: 'due_at' }",
          view: textOfValue(view),
        }),
      );
      return;
    }
    const { kind, field } = viewParts(view);
    if (kind === 'table') return;
    const names = entity.fields.map(({ name }) => name);
    if (!problems.isKnown(`${at}.${kind}`, 'field', field, names)) return;
    const found = fieldOf(entity, field);
    if (kind === 'board' || (found && calendarKind(found) !== undefined)) return;
    problems.add(`${at}.${kind}`, fullDeclarationMessages.notCalendar({ field }));
  };
  for (const [id, list] of Object.entries(lists)) {
    const entity = findEntity(specification, id);
    if (entity === undefined) continue;
    const at = (...keys: string[]) => pathOf('screens', 'lists', id, ...keys);
    checkLayout(entity, list?.view, at('view'));
    for (const [name, view] of Object.entries(list?.views ?? {})) {
      checkLayout(entity, view.view, at('views', name, 'view'));
      problems.known(at('views', name, 'roles'), 'role', view.roles ?? [], roles);
      const opensFor = view.default === true ? [] : (view.default ?? []);
      problems.known(at('views', name, 'default'), 'role', opensFor, roles);
    }
  }
}
