import { pictureKey } from '../accepted/index.ts';
import type { Story } from '../catalogue/index.ts';
import type { Mode } from '../configuration/index.ts';
import type { Change, PictureRecord } from '../report/index.ts';

/** A change of which only the story and mode are known. */
export type ChangeStart = Omit<Change, 'kind' | 'group' | 'groupTitle' | 'sentences'>;

export function changeOf(
  { id, title, name }: Pick<Story, 'id' | 'title' | 'name'>,
  mode: Pick<Mode, 'name' | 'title'>,
): ChangeStart {
  return {
    key: pictureKey({ story: id, mode: mode.name }),
    story: id,
    title,
    name,
    mode: mode.name,
    modeTitle: mode.title,
    regions: [],
    versions: [],
  };
}

export function recordOf(
  { picture, tree }: Pick<PictureRecord, 'picture' | 'tree'>,
  { width, height }: Pick<PictureRecord, 'width' | 'height'>,
): PictureRecord {
  return { picture, tree, width, height };
}
