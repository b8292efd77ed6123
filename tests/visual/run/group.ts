import type { PixelDifference } from '../compare/pixel-difference.ts';
import { textHash } from '../picture/picture.ts';

/** Which changes are one and the same, and what that is in words. */
export interface Group {
  readonly group: string;
  readonly groupTitle: string;
}

/**
 * One colour that became another, as when a token changed, is one difference wherever it shows. Else
 * the shapes of what differs tell: a moved icon leaves the same shape in every theme.
 */
export function groupOfPixels({ recolouring, regions, width, height }: PixelDifference): Group {
  if (recolouring !== undefined) {
    const { from, to } = recolouring;
    return { group: `colour ${from} ${to}`, groupTitle: `Colour ${from} became ${to}` };
  }
  const shapes = [...new Set(regions.map(({ shape }) => shape))].toSorted();
  const place = regions[0];
  const size = place === undefined ? `${width} × ${height}` : `${place.width} × ${place.height}`;
  return {
    group: `shape ${textHash(shapes.join(' '))}`,
    groupTitle:
      regions.length === 1
        ? `The same change of ${size} pixels`
        : `The same change in ${regions.length} places, the first of ${size} pixels`,
  };
}

/** The picture stayed, and what is read aloud changed. */
export function groupOfWords(sentences: readonly string[]): Group {
  return {
    group: `words ${textHash(sentences.join('\n'))}`,
    groupTitle:
      sentences.length === 1 ? sentences[0]! : `${sentences.length} changes of words alone`,
  };
}

export function groupOfKind(
  kind: 'new' | 'gone' | 'renamed' | 'unstable' | 'failed',
  { title, name, story }: { title: string; name: string; story: string },
): Group {
  const part = title.split('/').at(-1) ?? title;
  const said = {
    new: `New: ${part}`,
    gone: `Gone: ${part}`,
    renamed: `Renamed: ${part}`,
    unstable: `Will not hold still: ${part}, ${name}`,
    failed: `Could not be drawn: ${part}, ${name}`,
  };
  const shared = kind === 'new' || kind === 'gone' || kind === 'renamed';
  return { group: `${kind} ${shared ? title : story}`, groupTitle: said[kind] };
}
