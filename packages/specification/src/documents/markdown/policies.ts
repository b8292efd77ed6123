import { type Entity, entityId, type Policy, type Specification } from '../../model/index.ts';
import { entityPlural, present } from '../../phrases/index.ts';
import { code, knownText, list, names, notShownText, plain, sourceText, sqlBlock } from './text.ts';

/** Of each entity with row-level security, which records a policy lets whom reach. */
export function policiesBlocks({ entities, permissions }: Specification): readonly string[] {
  const { policies } = permissions;
  if (policies === undefined) return [notShownText];
  const byEntity = Map.groupBy(policies, ({ entity }) => entity);
  const open = entities.filter((entity) => !entity.rowSecurity && hasOwnRows(entity));
  const guarded = entities.filter((entity) => entity.rowSecurity);
  return present([
    open.length !== 0 &&
      `All records (row-level security is off): ${open.map((entity) => plain(entityPlural(entity))).join(', ')}.`,
    ...guarded.flatMap((entity) => {
      const own = byEntity.get(entityId(entity)) ?? [];
      return [
        `#### ${plain(entityPlural(entity))}`,
        guardWords(entity, own.length),
        list(own.map(policyItem)),
      ];
    }),
  ]);
}

/** A view's rows are those of its tables. */
function hasOwnRows({ kind }: Entity): boolean {
  return kind === 'table' || kind === 'partitioned table';
}

function guardWords(entity: Entity, count: number): string {
  const forced = entity.forcedRowSecurity === true ? ', for its owner too' : '';
  const on = `Row-level security is on${forced} (${sourceText(entity.source)})`;
  return count === 0
    ? `${on}, and no policy gives access to any record.`
    : `${on}: only what a policy allows.`;
}

const does: Readonly<Record<Policy['command'], string>> = {
  all: 'everything',
  select: 'reading',
  insert: 'creating',
  update: 'changing',
  delete: 'removing',
};

function policyItem(policy: Policy): readonly string[] {
  const { name, command, roles, permissive, using, check, description, source } = policy;
  const verb = permissive ? 'allows' : 'is also required for';
  const words = present([
    `${name === undefined ? 'A policy' : plain(name)}: ${verb} ${does[command]}, for ${names(roles)}.`,
    knownText(description),
    `(${sourceText(source)})`,
  ]);
  return present([
    words.join(' '),
    using === undefined &&
      check === undefined &&
      name === undefined &&
      `Which records: ${notShownText}`,
    using !== undefined && `Which records (${code('USING')}):\n\n${sqlBlock(using)}`,
    check !== undefined &&
      `Written records must satisfy (${code('WITH CHECK')}):\n\n${sqlBlock(check)}`,
  ]);
}
