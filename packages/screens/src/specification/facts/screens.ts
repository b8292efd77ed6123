import {
  type Entity,
  fieldLabel,
  findEntity,
  inSentence,
  isOpenToNobody,
  listed,
  type Screen,
  type Specification,
} from '@ninefold/specification';
import type {
  FactDetail,
  FactSection,
  SpecificationFact,
} from '@ninefold/ui/patterns/specification-facts';
import { screenAnchor } from '../../addresses/index.ts';
import {
  byEntity,
  counted,
  detail,
  detailIfKnown,
  factDetail,
  present,
  sectionTitle,
} from './fact-parts.ts';

/** Point 2: the screens of each entity, then custom screens. */
export function screenSections(specification: Specification): readonly FactSection[] {
  const { screens } = specification;
  return byEntity(specification, screens, ({ entity }) => entity).map(([id, group]) => {
    const entity = findEntity(specification, id);
    return {
      id: `entity/${id === '' ? 'none' : screenAnchor({ kind: 'list', path: id })}`,
      title: id === '' ? 'Custom screens' : sectionTitle(specification, id),
      figure: counted(group.length, 'screen'),
      details: entity === undefined ? [] : openingDetails(entity),
      facts: group.map((screen) => screenFact(specification, screen)),
    };
  });
}

const kinds: Readonly<Record<Screen['kind'], readonly [name: string, purpose: string]>> = {
  list: ['List', 'Find, filter and sort records'],
  detail: ['Detail', 'View a record and its related records'],
  create: ['New', 'Create a record'],
  change: ['Edit', 'Edit a record'],
  own: ['Custom screen', 'Custom'],
};

function screenFact(specification: Specification, screen: Screen): SpecificationFact {
  const { kind, title, path, parameters, description, roles, source } = screen;
  const [label, purpose] = kinds[kind];
  return {
    id: screenAnchor(screen),
    title,
    name: path,
    // A path with a parameter is not an address by itself.
    href: parameters.length === 0 && kind !== 'create' ? path : undefined,
    text: purpose,
    badges: present([
      { label },
      isOpenToNobody(specification, screen) && { label: 'no policy allows it', tone: 'warning' },
    ]),
    details: present([
      detailIfKnown('Description', description),
      parameters.length > 0 && detail('Parameters', parameters.join(', ')),
      roles && factDetail('Roles', roles, listed),
    ]),
    source,
  };
}

/** How the team wants the list to open. */
function openingDetails(entity: Entity): readonly FactDetail[] {
  const { columns, order, filters, pageSize, view } = entity.list ?? {};
  const label = (field: string) => inSentence(fieldLabel(entity, field));
  return present([
    detailIfKnown('Columns', columns, (all) => listed(all.map(label))),
    detailIfKnown('sorted by', order, (all) =>
      listed(all.map(({ field, direction }) => `${label(field)}, ${direction}`)),
    ),
    detailIfKnown('opens with', filters, (all) =>
      listed(Object.entries(all).map(([field, is]) => `${label(field)} ${is}`)),
    ),
    detailIfKnown('Records per page', pageSize),
    detailIfKnown('Layout', view),
  ]);
}
