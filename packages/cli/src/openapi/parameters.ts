import { openApiMessages } from './messages.ts';

type Style = Readonly<Record<string, unknown>>;

function query(name: string, description: string, schema: Style) {
  return { name, in: 'query', description, schema };
}

function header(name: string, description: string, example: string) {
  return { name, in: 'header', description, schema: { type: 'string' }, example };
}

const text = { type: 'string' };
const count = { type: 'integer', minimum: 0 };

/** Parameters that every table and view takes, by the name of their component. */
export function sharedParameters(): Readonly<Record<string, object>> {
  return {
    select: query('select', openApiMessages.select, text),
    order: query('order', openApiMessages.order({ example: 'due_at.desc.nullslast,id' }), text),
    limit: query('limit', openApiMessages.limit, count),
    offset: query('offset', openApiMessages.offset, count),
    and: query('and', openApiMessages.and({ example: '(a.gt.1,b.eq.2)' }), text),
    or: query('or', openApiMessages.or({ example: '(a.gt.1,b.eq.2)' }), text),
    columns: query('columns', openApiMessages.columns, text),
    onConflict: query('on_conflict', openApiMessages.onConflict, text),
    range: header('Range', openApiMessages.range, '0-24'),
    rangeUnit: header('Range-Unit', openApiMessages.rangeUnit({ unit: 'items' }), 'items'),
    preferRead: header('Prefer', openApiMessages.prefer, 'count=exact'),
    preferInsert: header(
      'Prefer',
      openApiMessages.prefer,
      'return=representation,resolution=merge-duplicates,missing=default',
    ),
    preferWrite: header(
      'Prefer',
      openApiMessages.prefer,
      'return=representation,handling=strict,max-affected=1',
    ),
  };
}

/** The header that names a schema other than `public`. */
export function profile(schema: string, method: 'read' | 'write'): readonly object[] {
  if (schema === 'public') return [];
  return [
    {
      name: method === 'read' ? 'Accept-Profile' : 'Content-Profile',
      in: 'header',
      required: true,
      description: openApiMessages.profile,
      schema: { const: schema },
    },
  ];
}
