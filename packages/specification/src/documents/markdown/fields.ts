import type { Entity, Field, IndexedUse } from '../../model/index.ts';
import { present } from '../../phrases/index.ts';
import { code, emptyText, factText, knownOf, knownText, sourceText, table } from './text.ts';

/** The fields of an entity. Where each is read from is said once, not in every row. */
export function fieldsTable(entity: Entity): readonly string[] {
  if (entity.fields.length === 0) return ['No fields are visible here.'];
  const place = (field: Field) => `column ${entity.schema}.${entity.name}.${field.name}`;
  const fromColumns = entity.fields.every(
    (field) => field.source.from === 'database' && field.source.object === place(field),
  );
  const heads = [
    'Field',
    'Label',
    'Type',
    'May be empty',
    'If left out',
    'Quick to',
    'Description',
  ];
  return [
    ...(fromColumns
      ? [`Its fields, each from the database: column ${code(`${entity.schema}.${entity.name}`)}`]
      : []),
    table(
      fromColumns ? heads : [...heads, 'Source'],
      entity.fields.map((field) => [
        code(field.name),
        factText(field.label),
        typeText(field),
        field.nullable ? 'yes' : 'no',
        valueWithout(field),
        quickTo(entity, field),
        whatItIs(field),
        ...(fromColumns ? [] : [sourceText(field.source)]),
      ]),
    ),
  ];
}

function whatItIs(field: Field): string {
  const texts = present([
    knownText(field.description),
    knownOf(field.due, ({ while: conditions }) => overdueText(Object.entries(conditions))),
    knownOf(field.editableBy, (roles) => `only ${roles.map(code).join(', ')} can set it`),
    knownOf(field.positionIn, ([within]) =>
      within === undefined ? 'orders nothing' : `orders the records of one ${code(within)}`,
    ),
    knownOf(field.shape, ({ checklist, table = {} }) =>
      checklist === undefined
        ? `a table of ${Object.keys(table).map(code).join(', ')}`
        : `a checklist of ${code(checklist.text)} and ${code(checklist.done)}`,
    ),
  ]);
  return texts.length === 0 ? factText(field.description) : texts.join(' ');
}

function overdueText(conditions: readonly (readonly [field: string, is: string])[]): string {
  const words = conditions.map(([field, is]) => `${code(field)} ${code(is)}`).join(' and ');
  return `past it, a record is overdue${words === '' ? '' : ` while ${words}`}`;
}

function typeText({ type, baseType }: Field): string {
  return baseType === undefined ? code(type) : `${code(type)}, stored as ${code(baseType)}`;
}

function valueWithout(field: Field): string {
  switch (field.generated) {
    case 'stored':
      return field.expression === undefined ? 'computed' : `computed: ${code(field.expression)}`;
    case 'identity always':
    case 'identity by default':
      return 'numbered by the database';
    default:
      return field.default === null ? '—' : code(field.default);
  }
}

const uses: Readonly<Record<IndexedUse, string>> = {
  order: 'sort by',
  equality: 'find',
  prefix: 'find by its beginning',
  'part of text': 'find by a part of it',
  containment: 'find by what it contains',
};

function quickTo({ indexes }: Entity, { indexed }: Field): string {
  return indexed === undefined
    ? emptyText(indexes, '—')
    : indexed.map((use) => uses[use]).join(', ');
}
