import type { PixelDifference } from '../compare/index.ts';
import { type ContentHash, textHash } from '../picture/index.ts';
import type { Change, ChangeKind } from '../report/index.ts';

/** The difference that changes of one group share. */
export type Group = Pick<Change, 'group' | 'groupTitle'>;

/**
 * Groups changes whose cause isn't known by colours that became others, as when a token changes, or else by the shapes of the
 * differing regions: a moved icon leaves the same shape in every theme. The accessibility trees must
 * have changed alike too, because one decision covers everything that changed.
 */
export function groupOfPixels(
  { recolourings, regions, width, height }: PixelDifference,
  treeChanges: readonly string[],
  taken: ContentHash,
): Group {
  const trees = treeChanges.length === 0 ? '' : ` tree ${textHash(treeChanges.join('\n'))}`;
  const [first, ...others] = recolourings;
  if (first !== undefined) {
    const colours = recolourings.map(({ from, to }) => `${from} ${to}`).toSorted();
    const more = others.length === 0 ? '' : `, and ${others.length} more`;
    return {
      group: `colour ${colours.join(' ')}${trees}`,
      groupTitle: `Colour ${first.from} became ${first.to}${more}, cause not known`,
    };
  }
  const shapes = [...new Set(regions.map(({ shape }) => shape))].toSorted();
  // Where a whole box differs, only the same picture is the same difference.
  if (regions.some(({ isSolid }) => isSolid)) shapes.push(taken);
  const place = regions[0] ?? { width, height };
  const size = `${place.width} × ${place.height} pixels`;
  return {
    group: `shape ${textHash(shapes.join(' '))}${trees}`,
    groupTitle:
      regions.length === 1
        ? `The same change of ${size}, cause not known`
        : `The same change in ${regions.length} places, the first of ${size}, cause not known`,
  };
}

/** Groups changes of accessibility trees alone. */
export function groupOfTrees(sentences: readonly string[]): Group {
  const [first = '', ...others] = sentences;
  return {
    group: `tree ${textHash(sentences.join('\n'))}`,
    groupTitle:
      others.length === 0 ? first : `${sentences.length} changes of the accessibility tree alone`,
  };
}

/** Groups changes of a kind by component, and broken stories by themselves. */
export function groupOfKind(
  kind: Exclude<ChangeKind, 'changed' | 'antialiasing'>,
  { title, name, story }: Pick<Change, 'title' | 'name' | 'story'>,
): Group & Pick<Change, 'kind'> {
  const component = title.split('/').at(-1) ?? title;
  const titles = {
    new: `New: ${component}`,
    gone: `Gone: ${component}`,
    renamed: `Renamed: ${component}`,
    unstable: `Unstable: ${component}, ${name}`,
    failed: `Not rendered: ${component}, ${name}`,
  };
  const isBroken = kind === 'unstable' || kind === 'failed';
  return { kind, group: `${kind} ${isBroken ? story : title}`, groupTitle: titles[kind] };
}
