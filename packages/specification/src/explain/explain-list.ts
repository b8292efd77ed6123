import { type Entity, findEntity, isKnown, notShown, tenantField } from '../model/index.ts';
import { entityName } from '../phrases/index.ts';
import { actionFindings } from './explain-action.ts';
import type { EntityContext } from './context.ts';
import { type Explanation, type Finding, finding, limitFinding, type Target } from './finding.ts';
import { explainMessages } from './messages.ts';
import type { Emptiness } from './question.ts';

/** Explains why a list shows no records. */
export function explainEmpty(context: EntityContext, emptiness: Emptiness): Explanation {
  const { entity, id } = context;
  const target: Target = { to: 'policies', entity: id };
  const names = entityName(entity);
  const others = tenantRemedies(context);
  const because = {
    'no match': finding(explainMessages.noMatch(names), entity.source, {
      to: 'entity',
      entity: id,
    }),
    'none or hidden': finding(explainMessages.noneOrHidden(names), entity.source, target, [
      entity.rowSecurity ? 'row-level security: on' : 'a view: its underlying tables decide',
    ]),
    none: finding(explainMessages.none(names), entity.source, target, ['row-level security: off']),
  }[emptiness];
  const remedies = {
    'no match': [explainMessages.clear, ...others],
    'none or hidden': [...others, explainMessages.askOthers(names)],
    none: [
      ...others,
      ...(context.permission('insert', entity).answer === 'no'
        ? []
        : [explainMessages.createFirst(names)]),
    ],
  }[emptiness];
  return {
    title: explainMessages.emptyTitle,
    findings: [because, ...tenantFindings(context), ...actionFindings(context, 'select')],
    remedies,
  };
}

/** Says that records of other tenants are not shown. */
function tenantFindings(context: EntityContext): readonly Finding[] {
  const { entity, id, tenant } = context;
  if (tenant === undefined || tenantsOf(context) === undefined) return [];
  return [
    finding(
      explainMessages.onlyTenant({ ...entityName(entity), tenant }),
      { from: 'declared', at: 'access.tenant' },
      { to: 'entity', entity: id },
    ),
  ];
}

function tenantRemedies(context: EntityContext): readonly string[] {
  const tenants = tenantsOf(context);
  return tenants === undefined ? [] : [explainMessages.chooseAll(entityName(tenants))];
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

const maxRows = 'pgrst.db_max_rows';

/** Explains how many records a page of a list shows. */
export function explainRows({ specification, entity, id }: EntityContext): Explanation {
  const size = entity.list?.pageSize;
  const most = specification.limits.filter(({ setting }) => setting === maxRows);
  const target: Target = { to: 'point', point: 'limits' };
  return {
    title: explainMessages.rowsTitle,
    findings: [
      isKnown(size)
        ? finding(
            explainMessages.pageSize({ ...entityName(entity), count: size.value }),
            size.source,
            { to: 'entity', entity: id },
          )
        : finding(
            explainMessages.pageSizeUnknown({ path: `screens.lists.${id}.pageSize` }),
            notShown.source,
            target,
          ),
      ...(most.length > 0
        ? most.map(limitFinding)
        : [finding(explainMessages.maxRowsUnknown({ setting: maxRows }), notShown.source, target)]),
    ],
    remedies: [explainMessages.choosePageSize],
  };
}
