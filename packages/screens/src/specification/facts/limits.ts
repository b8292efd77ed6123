import { fieldLabel, findEntity, type Limit, type Specification } from '@ninefold/specification';
import type {
  FactDetail,
  FactSection,
  SpecificationFact,
} from '@ninefold/ui/patterns/specification-facts';
import { entityAddress, fieldAddress, limitAnchor, roleAddress } from '../../addresses/index.ts';
import { counted, detail } from './fact-parts.ts';

interface Kind {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly is: (limit: Limit) => boolean;
}

/** In the order in which a limit is one of them. */
const kinds: readonly Kind[] = [
  {
    id: 'lengths',
    title: 'Field lengths',
    text: 'Forms check these before they send anything.',
    is: ({ field }) => field !== undefined,
  },
  {
    id: 'buckets',
    title: 'Files',
    text: 'What a storage bucket accepts.',
    is: ({ bucket }) => bucket !== undefined,
  },
  {
    id: 'settings',
    title: 'Database settings',
    text: 'These apply to every call.',
    is: ({ setting }) => setting !== undefined,
  },
  { id: 'declared', title: 'Declared limits', text: 'Declared by the team.', is: () => true },
];

/** Point 9: what is kept before a call is made, with its unit, and where it applies. */
export function limitSections(specification: Specification): readonly FactSection[] {
  const groups = Map.groupBy(specification.limits, (limit) => kinds.find(({ is }) => is(limit)));
  // What the team says of its own business is what most people look for.
  return [kinds.at(-1), ...kinds.slice(0, -1)].flatMap((kind) => {
    const limits = groups.get(kind) ?? [];
    if (kind === undefined || limits.length === 0) return [];
    const { id, title, text } = kind;
    return {
      id,
      title,
      text,
      figure: counted(limits.length, 'limit'),
      facts: limits.map((limit) => limitFact(specification, limit)),
    };
  });
}

function limitFact(specification: Specification, limit: Limit): SpecificationFact {
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

function placesOf(specification: Specification, limit: Limit): readonly FactDetail[] {
  const { entity: id, field, role, bucket, setting } = limit;
  const entity = findEntity(specification, id ?? '');
  return [
    ...(id === undefined
      ? []
      : [
          {
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
        ]),
    ...(bucket === undefined ? [] : [detail('Applies to', `files uploaded to ${bucket}`)]),
    ...(role === undefined
      ? []
      : [{ term: 'Roles', links: [{ label: role, href: roleAddress(role) }] }]),
    ...(setting === undefined ? [] : [detail('Applies to', settings[setting] ?? 'every call')]),
  ];
}

const settings: Readonly<Record<string, string>> = {
  statement_timeout: 'calls that take longer are ended',
  'pgrst.db_max_rows': 'lists return no more rows at once',
};
