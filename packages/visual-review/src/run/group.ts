import type { PixelDifference } from '../compare/pixel-difference.ts';
import { type ContentHash, textHash } from '../picture/picture.ts';

/** Which changes are one and the same, and what that is in words. */
export interface Group {
  readonly group: string;
  readonly groupTitle: string;
}

/**
 * One colour that became another, as when a token changed, is one difference wherever it shows. Else
 * the shapes of what differs tell: a moved icon leaves the same shape in every theme. What is read aloud
 * has to have changed alike as well: a decision holds for all that changed, seen or heard.
 */
export function groupOfPixels(
  { recolourings, regions, width, height }: PixelDifference,
  wordChanges: readonly string[],
  taken: ContentHash,
): Group {
  const spoken = wordChanges.length === 0 ? '' : ` words ${textHash(wordChanges.join('\n'))}`;
  const [first, ...others] = recolourings;
  if (first !== undefined) {
    const colours = recolourings.map(({ from, to }) => `${from} ${to}`).toSorted();
    const more = others.length === 0 ? '' : `, and ${others.length} more`;
    return {
      group: `colour ${colours.join(' ')}${spoken}`,
      groupTitle: `Colour ${first.from} became ${first.to}${more}`,
    };
  }
  const shapes = [...new Set(regions.map(({ shape }) => shape))].toSorted();
  // Where a whole box differs, only the very same picture is the same difference.
  if (regions.some(({ solid }) => solid)) shapes.push(taken);
  const place = regions[0];
  const size = place === undefined ? `${width} × ${height}` : `${place.width} × ${place.height}`;
  return {
    group: `shape ${textHash(shapes.join(' '))}${spoken}`,
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
