import { type Entity, isOpenToNobody, type Screen, type Specification } from '../../model/index.ts';
import { entityPlural, fieldLabel, inSentence, listed, present } from '../../phrases/index.ts';
import { code, factOf, knownOf, knownText, list, names, plain, sourceText, table } from './text.ts';

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
  return present([doings[kind], knownText(description)]).join(': ');
}

function listWords(entity: Entity): string {
  const { columns, order, filters, pageSize, view } = entity.list ?? {};
  const label = (field: string) => plain(inSentence(fieldLabel(entity, field)));
  const parts = present([
    knownOf(columns, (all) => `shows ${listed(all.map(label))}`),
    knownOf(
      order,
      (all) => `sorted by ${listed(all.map((by) => `${label(by.field)}, ${by.direction}`))}`,
    ),
    knownOf(filters, (all) => {
      const conditions = Object.entries(all).map(([field, is]) => `${label(field)} ${code(is)}`);
      return `only ${listed(conditions)}`;
    }),
    knownOf(pageSize, (size) => `${size} records per page`),
    knownOf(view, (name) => `as a ${plain(name)}`),
  ]);
  return `${plain(entityPlural(entity))}: ${parts.length === 0 ? 'default view' : parts.join('; ')}.`;
}
