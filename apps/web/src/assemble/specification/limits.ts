import {
  fieldLabel,
  findEntity,
  type Limit,
  type Specification,
} from '@ninefold/data/specification';
import type {
  FactDetail,
  FactSection,
  SpecificationFact,
} from '@ninefold/ui/patterns/specification-facts';
import { entityAddress, fieldAddress, limitAnchor, roleAddress } from '../specification-address.ts';
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
    title: 'Lengths of fields',
    text: 'Kept in forms before anything is sent.',
    is: ({ field }) => field !== undefined,
  },
  {
    id: 'buckets',
    title: 'Files',
    text: 'What a storage bucket takes.',
    is: ({ bucket }) => bucket !== undefined,
  },
  {
    id: 'settings',
    title: 'Settings of the database',
    text: 'They hold for every call.',
    is: ({ setting }) => setting !== undefined,
  },
  { id: 'declared', title: 'The team’s own numbers', text: 'As declared.', is: () => true },
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
    missing: places.length === 0 ? ['where it applies'] : [],
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
            term: 'Where it applies',
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
    ...(bucket === undefined ? [] : [detail('Where it applies', `files put into ${bucket}`)]),
    ...(role === undefined
      ? []
      : [{ term: 'For whom', links: [{ label: role, href: roleAddress(role) }] }]),
    ...(setting === undefined
      ? []
      : [detail('Where it applies', settings[setting] ?? 'every call')]),
  ];
}

const settings: Readonly<Record<string, string>> = {
  statement_timeout: 'a call that takes longer is ended',
  'pgrst.db_max_rows': 'a list answers no more rows at once',
};
