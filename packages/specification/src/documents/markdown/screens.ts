import { formatList } from '@ninefold/messages';
import {
  type Entity,
  isOpenToNobody,
  type Screen,
  type Specification,
  viewParts,
} from '../../model/index.ts';
import { entityPlural, fieldLabel, inSentence, present } from '../../phrases/index.ts';
import {
  clauses,
  code,
  factOf,
  knownOf,
  knownText,
  list,
  names,
  plain,
  sourceText,
  table,
} from './text.ts';
import { documentMessages, screenMessages } from './messages.ts';

/** Point 2: the screens with their routes, and how lists open. */
export function screensSection(specification: Specification): readonly string[] {
  const { screens, entities } = specification;
  const lists = entities.filter((entity) => entity.list !== undefined);
  const guarded = screens.some(({ roles }) => roles !== undefined);
  const heads = [
    screenMessages.screen,
    screenMessages.activity,
    screenMessages.path,
    screenMessages.parameters,
    documentMessages.source,
  ];
  return [
    table(
      guarded ? [...heads, documentMessages.roles] : heads,
      screens.map((screen) =>
        present([
          plain(screen.title),
          isOpenToNobody(specification, screen)
            ? screenMessages.noPolicy({ activity: activity(screen) })
            : activity(screen),
          code(screen.path),
          names(screen.parameters),
          sourceText(screen.source),
          guarded && factOf(screen.roles, (roles) => formatList(roles.map(plain))),
        ]),
      ),
    ),
    ...(lists.length === 0 ? [] : [`### ${screenMessages.lists}`, list(lists.map(listText))]),
  ];
}

function activity({ kind, description }: Screen): string {
  const name = screenMessages.activityOf({ kind });
  const value = knownText(description);
  return value === undefined ? name : documentMessages.named({ name, value });
}

function listText(entity: Entity): string {
  const { columns, order, filters, pageSize, view, views } = entity.list ?? {};
  const label = (field: string) => plain(inSentence(fieldLabel(entity, field)));
  const parts = present([
    knownOf(columns, (all) => screenMessages.columns({ fields: formatList(all.map(label)) })),
    knownOf(order, (all) => {
      const fields = all.map(({ field, direction }) =>
        screenMessages.orderBy({ field: label(field), direction }),
      );
      return screenMessages.order({ fields: formatList(fields) });
    }),
    knownOf(filters, (all) => {
      const conditions = Object.entries(all).map(([field, is]) =>
        screenMessages.condition({ field: label(field), condition: code(is) }),
      );
      return screenMessages.filters({ conditions: formatList(conditions) });
    }),
    knownOf(pageSize, (size) => screenMessages.pageSize({ count: size })),
    knownOf(view, (of) => {
      const { kind, field } = viewParts(of);
      return screenMessages.view({ view: kind, field: label(field) });
    }),
    knownOf(views, (all) =>
      screenMessages.views({
        count: all.length,
        views: formatList(all.map((each) => plain(each.label))),
      }),
    ),
  ]);
  const Entities = plain(entityPlural(entity));
  return parts.length === 0
    ? screenMessages.defaultList({ Entities })
    : screenMessages.list({ Entities, parts: clauses(parts) });
}
