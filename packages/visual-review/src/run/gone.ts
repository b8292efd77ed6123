import { type Manifest, pictureKey, probeId } from '../accepted/index.ts';
import type { Visit } from '../catalogue/index.ts';
import type { Project } from '../configuration/index.ts';
import { ContentStore } from '../picture/index.ts';
import type { Change } from '../report/index.ts';
import { changeOf, recordOf } from './change.ts';
import { groupOfKind } from './group.ts';

/** Returns a change for each accepted picture that is no longer planned. */
export async function findGone(
  { acceptedFolder, modes }: Pick<Project, 'acceptedFolder' | 'modes'>,
  manifest: Manifest,
  planned: readonly Visit[],
): Promise<readonly Change[]> {
  const store = new ContentStore(acceptedFolder);
  const keys = new Set(
    planned.map(({ story, mode }) => pictureKey({ story: story.id, mode: mode.name })),
  );
  const stories = new Map(planned.map(({ story }) => [story.id, story]));
  const gone = [...manifest].filter(([key, { story }]) => story !== probeId && !keys.has(key));
  return Promise.all(
    gone.map(async ([, accepted]): Promise<Change> => {
      const story = stories.get(accepted.story);
      const mode = modes.find(({ name }) => name === accepted.mode);
      const change = changeOf(
        story ?? storyOf(accepted.story),
        mode ?? { name: accepted.mode, title: accepted.mode },
      );
      return {
        ...change,
        ...groupOfKind('gone', change),
        accepted: recordOf(accepted, await store.picture(accepted.picture)),
        sentences: [
          story === undefined
            ? 'The story no longer exists.'
            : 'The story is no longer pictured in this mode.',
        ],
      };
    }),
  );
}

/** Takes the title and name from an id: `components-button--matrix`. */
function storyOf(id: string): Parameters<typeof changeOf>[0] {
  const [title = id, name = ''] = id.split('--').map((part) => part.replaceAll('-', ' '));
  return { id, title, name };
}

/** Joins a gone and a new change with the same picture and tree: the story was renamed. */
export function pairRenamed(changes: readonly Change[]): readonly Change[] {
  const gone = changes.filter(({ kind }) => kind === 'gone');
  const paired = new Set<Change>();
  const renamed = changes.map((change): Change => {
    if (change.kind !== 'new') return change;
    const former = gone.find(
      (other) =>
        !paired.has(other) &&
        other.mode === change.mode &&
        other.accepted?.picture === change.taken?.picture &&
        other.accepted?.tree === change.taken?.tree,
    );
    if (former === undefined) return change;
    paired.add(former);
    return {
      ...change,
      ...groupOfKind('renamed', change),
      accepted: former.accepted,
      formerKey: former.key,
      sentences: [`It was ${former.story}. The picture and the accessibility tree are the same.`],
    };
  });
  return renamed.filter((change) => !paired.has(change));
}
