import { formatList, formatNumber } from '@ninefold/messages';
import {
  type Entity,
  fieldLabel,
  findEntity,
  inSentence,
  isOpenToNobody,
  type Screen,
  type Specification,
  viewParts,
} from '@ninefold/specification';
import type {
  FactDetail,
  FactSection,
  SpecificationFact,
} from '../../patterns/specification-facts/index.ts';
import { screenAnchor } from '@ninefold/screens/inspector';
import {
  byEntity,
  detail,
  detailIfKnown,
  factDetail,
  present,
  sectionTitle,
} from './fact-parts.ts';
import { factMessages, screenFactMessages } from './messages.ts';

/** Point 2: the screens of each entity, then custom screens. */
export function screenSections(specification: Specification): readonly FactSection[] {
  const { screens } = specification;
  return byEntity(specification, screens, ({ entity }) => entity).map(([id, group]) => {
    const entity = findEntity(specification, id);
    return {
      id: `entity/${id === '' ? 'none' : screenAnchor({ kind: 'list', path: id })}`,
      title: id === '' ? screenFactMessages.custom : sectionTitle(specification, id),
      figure: screenFactMessages.screens({ count: group.length }),
      details: entity === undefined ? [] : openingDetails(entity),
      facts: group.map((screen) => screenFact(specification, screen)),
    };
  });
}

function screenFact(specification: Specification, screen: Screen): SpecificationFact {
  const { kind, title, path, parameters, description, roles, source } = screen;
  return {
    id: screenAnchor(screen),
    title,
    name: path,
    // A path with a parameter is not an address by itself.
    href: parameters.length === 0 && kind !== 'create' ? path : undefined,
    text: screenFactMessages.purpose({ kind }),
    badges: present([
      { label: screenFactMessages.kind({ kind }) },
      isOpenToNobody(specification, screen) && {
        label: screenFactMessages.noPolicy,
        tone: 'warning',
      },
    ]),
    details: present([
      detailIfKnown(factMessages.description, description),
      parameters.length > 0 && detail(screenFactMessages.parameters, formatList(parameters)),
      roles && factDetail(factMessages.roles, roles, (names) => formatList(names)),
    ]),
    source,
  };
}

/** Returns facts about how the list opens, as declared. */
function openingDetails(entity: Entity): readonly FactDetail[] {
  const { columns, order, filters, pageSize, view, views } = entity.list ?? {};
  const label = (field: string) => inSentence(fieldLabel(entity, field));
  return present([
    detailIfKnown(screenFactMessages.columns, columns, (all) => formatList(all.map(label))),
    detailIfKnown(screenFactMessages.sortedBy, order, (all) =>
      formatList(
        all.map(({ field, direction }) =>
          screenFactMessages.order({ field: label(field), direction }),
        ),
      ),
    ),
    detailIfKnown(screenFactMessages.filters, filters, (all) =>
      formatList(Object.entries(all).map(([field, is]) => `${label(field)} ${is}`)),
    ),
    detailIfKnown(screenFactMessages.pageSize, pageSize, formatNumber),
    detailIfKnown(screenFactMessages.layout, view, (of) => {
      const { kind, field } = viewParts(of);
      return screenFactMessages.layoutOf({ view: kind, field: label(field) });
    }),
    detailIfKnown(screenFactMessages.views, views, (all) =>
      formatList(all.map((each) => each.label)),
    ),
  ]);
}
