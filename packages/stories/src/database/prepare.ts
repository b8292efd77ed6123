import { quoteIdentifier, quoteLiteral } from '@ninefold/values/sql';
import { elsewhere, storedRows } from './story-backend.ts';

/** A table or view, and the fields of its key. */
export interface KeyedRelation {
  readonly schema: string;
  readonly name: string;
  readonly key: readonly string[];
}

/** The values of a record as texts, by field name. */
export type RecordValues = Readonly<Record<string, string>>;

/** Neither triggers nor references are asked: a story shows a state, however records get there. */
const asIs = 'set session_replication_role = replica';

const relationSql = ({ schema, name }: Pick<KeyedRelation, 'schema' | 'name'>) =>
  `${quoteIdentifier(schema)}.${quoteIdentifier(name)}`;

/** Deletes the records of a table. */
export function emptyTable(table: KeyedRelation): Promise<void> {
  return elsewhere(`${asIs}; delete from ${relationSql(table)}; reset session_replication_role`);
}

/** Gives a record these values. */
export function changeRecord(
  table: KeyedRelation,
  record: RecordValues,
  values: RecordValues,
): Promise<void> {
  const sql = `update ${relationSql(table)} set ${equalities(values).join(', ')}
    where ${equalities(record).join(' and ')}`;
  return elsewhere(`${asIs}; ${sql}; reset session_replication_role`);
}

const equalities = (values: RecordValues) =>
  Object.entries(values).map(
    ([name, value]) => `${quoteIdentifier(name)} = ${quoteLiteral(value)}`,
  );

/** Returns the key of a table's first record, whoever may see it. */
export async function anyRecord(relation: KeyedRelation): Promise<RecordValues | undefined> {
  const { key } = relation;
  const selected = key.map((name) => `${quoteIdentifier(name)}::text`).join(', ');
  const ordered = key.map(quoteIdentifier).join(', ');
  const [record] = await storedRows<Record<string, string>>(
    `select ${selected} from ${relationSql(relation)} order by ${ordered} limit 1`,
  );
  return record;
}

/** Words without breaks and with them. */
const longText =
  'and then a text that goes on for much longer than anybody who drew this screen had in mind, with a Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft in its middle, until it ends';

/** Makes the texts of all records as long as the database accepts them; those of keys and references stay. */
export async function lengthenTexts(table: KeyedRelation): Promise<void> {
  const relation = relationSql(table);
  const fields = await storedRows<{ name: string }>(`
    select attname as name from pg_attribute
    where attrelid = ${quoteLiteral(relation)}::regclass and attnum > 0 and attgenerated = ''
      and format_type(atttypid, null) in ('text', 'character varying')
      and not exists (select from pg_constraint
        where conrelid = attrelid and contype in ('p', 'f') and attnum = any (conkey))`);
  for (const { name } of fields) await lengthen(relation, quoteIdentifier(name));
}

/** Appends as much to a field's values as no rule rejects. */
async function lengthen(relation: string, field: string): Promise<void> {
  for (let length = longText.length; length > 4; length = Math.floor(length * 0.7)) {
    const text = quoteLiteral(` ${longText.slice(0, length).trim()}`);
    const sql = `update ${relation} set ${field} = ${field} || ${text}`;
    const isStored = await elsewhere(`${asIs}; ${sql}`).then(
      () => true,
      () => false,
    );
    await elsewhere('reset session_replication_role');
    if (isStored) return;
  }
}
