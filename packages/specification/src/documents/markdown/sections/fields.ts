import type { Entity, Field, IndexedUse } from '../../../model/specification.ts';
import { isKnown } from '../../../model/fact.ts';
import { code, emptyText, factOf, factText, sourceText, table } from '../text.ts';

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
  const { description } = field;
  const texts = [
    isKnown(description) ? factText(description) : undefined,
    overdueText(field),
    editableText(field),
    positionText(field),
    shapeText(field),
  ].filter((text) => text !== undefined);
  return texts.length === 0 ? factText(description) : texts.join(' ');
}

function overdueText({ due }: Field): string | undefined {
  if (due === undefined || !isKnown(due)) return undefined;
  const conditions = Object.entries(due.value.while);
  return factOf(due, () =>
    conditions.length === 0
      ? 'past it, a record is overdue'
      : `past it, a record is overdue while ${conditions.map(([field, is]) => `${code(field)} ${code(is)}`).join(' and ')}`,
  );
}

function editableText({ editableBy }: Field): string | undefined {
  if (editableBy === undefined || !isKnown(editableBy)) return undefined;
  return factOf(editableBy, (roles) => `only ${roles.map(code).join(', ')} can set it`);
}

function positionText({ positionIn }: Field): string | undefined {
  if (positionIn === undefined || !isKnown(positionIn)) return undefined;
  const [within] = positionIn.value;
  const orders =
    within === undefined ? 'orders nothing' : `orders the records of one ${code(within)}`;
  return factOf(positionIn, () => orders);
}

function shapeText({ shape }: Field): string | undefined {
  if (shape === undefined || !isKnown(shape)) return undefined;
  return factOf(shape, ({ checklist, table = {} }) =>
    checklist === undefined
      ? `a table of ${Object.keys(table).map(code).join(', ')}`
      : `a checklist of ${code(checklist.text)} and ${code(checklist.done)}`,
  );
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
