import { fieldLabel, findEntity, type Limit, type Specification } from '@ninefold/specification';
import type { FactDetail, FactSection } from '@ninefold/ui/patterns/specification-facts';
import { entityAddress, fieldAddress, limitAnchor, roleAddress } from '../../addresses/index.ts';
import { counted, detail, present } from './fact-parts.ts';

/** In the order in which a limit is one of them. */
const kinds = [
  {
    id: 'lengths',
    title: 'Field lengths',
    text: 'Forms check these before they send anything.',
    is: ({ field }: Limit) => field !== undefined,
  },
  {
    id: 'buckets',
    title: 'Files',
    text: 'What a storage bucket accepts.',
    is: ({ bucket }: Limit) => bucket !== undefined,
  },
  {
    id: 'settings',
    title: 'Database settings',
    text: 'These apply to every call.',
    is: ({ setting }: Limit) => setting !== undefined,
  },
  { id: 'declared', title: 'Declared limits', text: 'Declared by the team.', is: () => true },
];

/** Point 9: what is kept before a call is made, with its unit, and where it applies. */
export function limitSections(specification: Specification): readonly FactSection[] {
  const groups = Map.groupBy(specification.limits, (limit) => kinds.find(({ is }) => is(limit)));
  // Most people look for the team's own business limits.
  return [...kinds.slice(-1), ...kinds.slice(0, -1)].flatMap((kind) => {
    const limits = groups.get(kind);
    if (limits === undefined) return [];
    const { id, title, text } = kind;
    const figure = counted(limits.length, 'limit');
    return {
      id,
      title,
      text,
      figure,
      facts: limits.map((limit) => limitFact(specification, limit)),
    };
  });
}

function limitFact(specification: Specification, limit: Limit) {
  const { name, value, setting, source } = limit;
  const places = placesOf(specification, limit);
  return {
    id: limitAnchor(limit),
    title: name,
    name: setting,
    text: value,
    missing: places.length === 0 ? ['what it applies to'] : [],
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
      term: 'Applies to',
      links: [
        field === undefined || entity === undefined
          ? { label: id, href: entityAddress(id) }
          : {
              label: `${fieldLabel(entity, field)}, when it is entered`,
              href: fieldAddress(id, field),
            },
      ],
    },
    bucket !== undefined && detail('Applies to', `files uploaded to ${bucket}`),
    role !== undefined && { term: 'Roles', links: [{ label: role, href: roleAddress(role) }] },
    setting !== undefined && detail('Applies to', settings[setting] ?? 'every call'),
  ]);
}

const settings: Readonly<Record<string, string>> = {
  statement_timeout: 'calls that take longer are ended',
  'pgrst.db_max_rows': 'lists return no more rows at once',
};
