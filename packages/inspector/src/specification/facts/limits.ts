import { fieldLabel, findEntity, type Limit, type Specification } from '@ninefold/specification';
import type { FactDetail, FactSection } from '../../patterns/specification-facts/index.ts';
import { entityAddress, fieldAddress, limitAnchor, roleAddress } from '@ninefold/screens/inspector';
import { detail, present } from './fact-parts.ts';
import { factMessages, limitFactMessages } from './messages.ts';

/** The kinds of limits, in the order in which a limit is one of them. */
const kinds = [
  { id: 'lengths', is: ({ field }: Limit) => field !== undefined },
  { id: 'buckets', is: ({ bucket }: Limit) => bucket !== undefined },
  { id: 'settings', is: ({ setting }: Limit) => setting !== undefined },
  { id: 'declared', is: () => true },
];

/** Point 9: limits that are checked before a call, with their unit and scope. */
export function limitSections(specification: Specification): readonly FactSection[] {
  const groups = Map.groupBy(specification.limits, (limit) => kinds.find(({ is }) => is(limit)));
  // Most people look for the team's own business limits.
  return [...kinds.slice(-1), ...kinds.slice(0, -1)].flatMap((kind) => {
    const limits = groups.get(kind);
    if (limits === undefined) return [];
    return {
      id: kind.id,
      title: limitFactMessages.title({ kind: kind.id }),
      text: limitFactMessages.text({ kind: kind.id }),
      figure: limitFactMessages.limits({ count: limits.length }),
      facts: limits.map((limit) => limitFact(specification, limit)),
    };
  });
}

function limitFact(specification: Specification, limit: Limit) {
  const { name, label = name, value, setting, source } = limit;
  const places = placesOf(specification, limit);
  return {
    id: limitAnchor(limit),
    title: label,
    name: setting,
    text: value,
    missing: places.length === 0 ? [limitFactMessages.place] : [],
    details: places,
    source,
  };
}

function placesOf(
  specification: Specification,
  { entity: id, field, role, bucket, setting }: Limit,
): readonly FactDetail[] {
  const entity = findEntity(specification, id ?? '');
  return present([
    id !== undefined && {
      term: factMessages.appliesTo,
      links: [
        field === undefined || entity === undefined
          ? { label: id, href: entityAddress(id) }
          : {
              label: limitFactMessages.field({ field: fieldLabel(entity, field) }),
              href: fieldAddress(id, field),
            },
      ],
    },
    bucket !== undefined && detail(factMessages.appliesTo, limitFactMessages.bucket({ bucket })),
    role !== undefined && {
      term: factMessages.roles,
      links: [{ label: role, href: roleAddress(role) }],
    },
    setting !== undefined && detail(factMessages.appliesTo, settingText(setting)),
  ]);
}

function settingText(setting: string): string {
  switch (setting) {
    case 'statement_timeout':
      return limitFactMessages.statementTimeout;
    case 'pgrst.db_max_rows':
      return limitFactMessages.maxRows;
    default:
      return limitFactMessages.everyCall;
  }
}
