import { ContentStore } from '../accepted/content-store.ts';
import { type Manifest, pictureKey } from '../accepted/manifest.ts';
import { probeId } from '../capture/probe.ts';
import type { Wanted } from '../plan.ts';
import type { VisualProject } from '../project.ts';
import { sideOf } from './compare-taken.ts';
import { groupOfKind } from './group.ts';
import type { Change } from './report.ts';

/** Accepted pictures that the catalogue no longer asks for. */
export async function goneChanges(
  project: VisualProject,
  manifest: Manifest,
  planned: readonly Wanted[],
): Promise<readonly Change[]> {
  const store = new ContentStore(project.acceptedFolder);
  const asked = new Set(planned.map(({ story, mode }) => pictureKey({ story: story.id, mode })));
  const known = new Map(planned.map(({ story }) => [story.id, story]));
  const gone = [...manifest].filter(([key, { story }]) => story !== probeId && !asked.has(key));
  return Promise.all(
    gone.map(async ([key, accepted]): Promise<Change> => {
      const { story, mode } = accepted;
      const still = known.get(story);
      const about = { ...titleOf(story), ...still, story };
      return {
        key,
        kind: 'gone',
        story,
        title: about.title,
        name: about.name,
        mode,
        accepted: sideOf(accepted, await store.picture(accepted.picture)),
        taken: undefined,
        ...groupOfKind('gone', about),
        sentences: [
          still === undefined
            ? 'The story is no longer in the catalogue.'
            : 'The story no longer asks for a picture in this mode.',
        ],
        regions: [],
        difference: undefined,
        versions: [],
        formerKey: undefined,
      };
    }),
  );
}

/** Only the id is left of a story that went: `components-button--matrix`. */
function titleOf(story: string): { readonly title: string; readonly name: string } {
  const [title = story, name = ''] = story.split('--');
  return { title: title.replaceAll('-', ' '), name: name.replaceAll('-', ' ') };
}

/** What went and came with the very same picture was renamed: one change, and no new file. */
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
        other.accepted?.words === change.taken?.words,
    );
    if (former === undefined) return change;
    paired.add(former);
    return {
      ...change,
      ...groupOfKind('renamed', change),
      kind: 'renamed',
      accepted: former.accepted,
      formerKey: former.key,
      sentences: [`It was called ${former.story}. Picture and words are the same.`],
    };
  });
  return renamed.filter((change) => !paired.has(change));
}
