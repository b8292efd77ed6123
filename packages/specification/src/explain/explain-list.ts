import { type Entity, findEntity, isKnown, notShown, tenantField } from '../model/index.ts';
import { entityPlural, inSentence } from '../phrases/index.ts';
import { actionFindings } from './explain-action.ts';
import type { EntityContext } from './context.ts';
import { type Explanation, type Finding, finding, limitFinding, type Target } from './finding.ts';
import type { Emptiness } from './question.ts';

/** Explains why a list shows no records. */
export function explainEmpty(context: EntityContext, emptiness: Emptiness): Explanation {
  const { entity, id } = context;
  const target: Target = { to: 'policies', entity: id };
  const plural = inSentence(entityPlural(entity));
  const others = tenantRemedies(context);
  const because = {
    'no match': finding(
      `No ${plural} that you can see match the current search and filters.`,
      entity.source,
      { to: 'entity', entity: id },
    ),
    'none or hidden': finding(
      `There are no ${plural} yet, or policies hide them from you. The database doesn’t say which.`,
      entity.source,
      target,
      [entity.rowSecurity ? 'row-level security: on' : 'a view: its underlying tables decide'],
    ),
    none: finding(
      `There are no ${plural} yet. Nothing is hidden from you.`,
      entity.source,
      target,
      ['row-level security: off'],
    ),
  }[emptiness];
  const remedies = {
    'no match': ['Clear the search and the filters.', ...others],
    'none or hidden': [...others, 'Ask someone with more access whether there are any.'],
    none: [...others, ...(entity.grants.insert ? ['Create the first one.'] : [])],
  }[emptiness];
  return {
    title: 'Why is this list empty?',
    findings: [because, ...tenantFindings(context), ...actionFindings(context, 'select')],
    remedies,
  };
}

/** Says that records of other tenants are not shown. */
function tenantFindings(context: EntityContext): readonly Finding[] {
  const { entity, id, tenant } = context;
  if (tenantsOf(context) === undefined) return [];
  return [
    finding(
      `Only ${inSentence(entityPlural(entity))} of ${tenant} are shown.`,
      { from: 'declared', at: 'access.tenant' },
      { to: 'entity', entity: id },
    ),
  ];
}

function tenantRemedies(context: EntityContext): readonly string[] {
  const tenants = tenantsOf(context);
  return tenants === undefined
    ? []
    : [`Choose “All ${inSentence(entityPlural(tenants))}” in the navigation.`];
}

/** The entity of the tenants, where one is chosen and decides which records are shown. */
function tenantsOf({
  entity,
  specification,
  declaration,
  tenant,
}: EntityContext): Entity | undefined {
  const declared = declaration.access?.tenant;
  if (tenant === undefined || declared === undefined) return undefined;
  return tenantField(entity, declared) === undefined
    ? undefined
    : findEntity(specification, declared.entity);
}

/** Explains how many records a page of a list shows. */
export function explainRows({ specification, entity, id }: EntityContext): Explanation {
  const size = entity.list?.pageSize;
  const most = specification.limits.filter(({ setting }) => setting === 'pgrst.db_max_rows');
  const target: Target = { to: 'point', point: 'limits' };
  return {
    title: 'Why this many rows?',
    findings: [
      isKnown(size)
        ? finding(`A page shows ${size.value} ${inSentence(entityPlural(entity))}.`, size.source, {
            to: 'entity',
            entity: id,
          })
        : finding(
            `Rows per page: not shown. The application shows 50 unless you choose another number. Set “pageSize” under screens.lists.${id} in the specification file.`,
            notShown.source,
            target,
          ),
      ...(most.length > 0 ? most.map(limitFinding) : [unknownMost(target)]),
    ],
    remedies: ['Choose another number of rows per page below the list.'],
  };
}

function unknownMost(target: Target): Finding {
  return finding(
    'The most rows that the server returns in one answer: not shown. Set pgrst.db_max_rows in the database, or declare a limit in the specification file.',
    notShown.source,
    target,
  );
}
