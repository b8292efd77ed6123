import {
  type Entity,
  isKnown,
  isOpenToNobody,
  type Screen,
  type Specification,
} from '../../model/index.ts';
import { entityPlural, fieldLabel, inSentence, listed } from '../../phrases/index.ts';
import { present } from '../../present/index.ts';
import { code, factOf, factText, list, names, plain, sourceText, table } from './text.ts';

/** Point 2: the screens with their routes, and how lists open. */
export function screensSection(specification: Specification): readonly string[] {
  const { screens, entities } = specification;
  const lists = entities.filter((entity) => entity.list !== undefined);
  const guarded = screens.some(({ roles }) => roles !== undefined);
  const heads = ['Screen', 'What people do there', 'Path', 'Parameters', 'Source'];
  return [
    table(
      guarded ? [...heads, 'Roles'] : heads,
      screens.map((screen) =>
        present([
          plain(screen.title),
          isOpenToNobody(specification, screen)
            ? `${doing(screen)} (no policy allows it)`
            : doing(screen),
          code(screen.path),
          names(screen.parameters),
          sourceText(screen.source),
          guarded && factOf(screen.roles, (roles) => listed(roles.map(plain))),
        ]),
      ),
    ),
    ...(lists.length === 0 ? [] : ['### How lists open', list(lists.map(listWords))]),
  ];
}

const doings = {
  list: 'find and sort',
  detail: 'read',
  create: 'create',
  change: 'edit',
  own: 'a custom screen',
} as const;

function doing({ kind, description }: Screen): string {
  return !isKnown(description) ? doings[kind] : `${doings[kind]}: ${factText(description)}`;
}

function listWords(entity: Entity): string {
  const { columns, order, filters, pageSize, view } = entity.list ?? {};
  const label = (field: string) => plain(inSentence(fieldLabel(entity, field)));
  const parts = present([
    columns && isKnown(columns) && `shows ${factOf(columns, (all) => listed(all.map(label)))}`,
    order &&
      isKnown(order) &&
      `sorted by ${factOf(order, (all) => listed(all.map((by) => `${label(by.field)}, ${by.direction}`)))}`,
    filters &&
      isKnown(filters) &&
      `only ${factOf(filters, (all) => listed(Object.entries(all).map(([field, is]) => `${label(field)} ${code(is)}`)))}`,
    pageSize && isKnown(pageSize) && factOf(pageSize, (size) => `${size} records per page`),
    view && isKnown(view) && `as a ${factText(view)}`,
  ]);
  return `${plain(entityPlural(entity))}: ${parts.length === 0 ? 'default view' : parts.join('; ')}.`;
}
