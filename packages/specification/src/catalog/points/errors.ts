import { type Entity, entityId, type ErrorEntry, notShown, type Rule } from '../../model/index.ts';
import { derived } from '../facts/index.ts';

const codes: Partial<Record<Rule['kind'], string>> = {
  unique: '23505',
  reference: '23503',
  'one of': '23514',
  check: '23514',
  exclusion: '23P01',
};

/** The facts that only the team declares. */
const undeclared = { message: notShown, reaction: notShown };

/** The SQLSTATE of ON DELETE RESTRICT, which is checked immediately. */
const restrictViolation = '23001';
const restrictHasItsOwnCode = 180_000;

/**
 * Point 8: an entry for each constraint that the database enforces. The team declares the message and
 * the reaction; `statement` is made from the constraint.
 *
 * @param server `server_version_num`
 */
export function errorsOf(
  entities: readonly Entity[],
  rules: readonly Rule[],
  server: number,
): readonly ErrorEntry[] {
  return [
    ...rules.flatMap((rule) => {
      const code = codes[rule.kind];
      if (code === undefined || rule.constraint === undefined || rule.enforced === false) return [];
      return entryOf(rule, code);
    }),
    ...(server < restrictHasItsOwnCode ? [] : restrictions(entities)),
    ...entities.flatMap(checkOption),
  ];
}

function entryOf(rule: Rule, code: string): ErrorEntry {
  return {
    code,
    constraint: rule.constraint,
    entity: rule.entity,
    fields: rule.fields,
    statement: derived('', rule.source.from === 'database' ? rule.source.object : ''),
    ...undeclared,
    source: rule.source,
  };
}

function restrictions(entities: readonly Entity[]): readonly ErrorEntry[] {
  return entities.flatMap((entity) =>
    entity.references
      .filter(({ onDelete, onUpdate }) => onDelete === 'restrict' || onUpdate === 'restrict')
      .map((reference) => ({
        code: restrictViolation,
        constraint: reference.constraint,
        entity: entityId(entity),
        fields: reference.fields,
        ...undeclared,
        source: reference.source,
      })),
  );
}

/** A view WITH CHECK OPTION rejects a row that it would not show. */
function checkOption(entity: Entity): readonly ErrorEntry[] {
  if (entity.view?.checkOption === undefined) return [];
  return [{ code: '44000', entity: entityId(entity), ...undeclared, source: entity.source }];
}
