import { describe, expect, it } from 'vitest';
import { sampleChange as change, sampleStory } from '../../testing/samples.ts';
import { stillDecided, type StoredDecision } from '../accepted/index.ts';
import { moduleGraph } from '../catalogue/index.ts';
import { type Change, passesWith, type RunReport, subjectOf } from '../report/index.ts';
import { reasonsFromFiles } from './changed-stories.ts';
import { pairRenamed } from './gone.ts';
import { keptChanges } from './kept-changes.ts';
import { isNamed } from './take-run.ts';

const record = (picture: string) => ({ picture, tree: 't', width: 1, height: 1 });
const decision = (kind: StoredDecision['kind'], subjects: readonly string[]): StoredDecision => ({
  kind,
  subjects,
  note: 'n',
  replaced: [],
  written: [],
});
const reportOf = (...changes: Change[]) => ({ changes }) as unknown as RunReport;

describe('reasonsFromFiles', () => {
  const graph = moduleGraph({
    modules: [
      {
        name: './button.tsx',
        reasons: [{ moduleName: './button.stories.tsx' }, { moduleName: './form.tsx' }],
      },
      { name: './form.tsx', reasons: [{ moduleName: './form.stories.tsx' }] },
      { name: './button.stories.tsx' },
      { name: './form.stories.tsx' },
      { name: './note.stories.tsx' },
    ],
  });
  const stories = ['button', 'form', 'note'].map((name) =>
    sampleStory({ id: name, file: `${name}.stories.tsx` }),
  );
  const because = 'tokens are part of every story';
  const project = { externals: [{ path: 'tokens/', because }] };
  const reasons = (...files: string[]) =>
    Object.fromEntries(reasonsFromFiles(project, graph, stories, files));

  it('takes stories that import a changed module, directly or not, and says why', () => {
    expect(reasons('button.tsx')).toEqual({
      button: 'button.tsx changed, which it imports',
      form: 'button.tsx changed, which it imports',
    });
    expect(reasons('note.stories.tsx')).toEqual({
      note: 'note.stories.tsx changed, its own file',
    });
  });

  it('takes all stories for a file that all depend on, and none for a file that none does', () => {
    expect(Object.keys(reasons('tokens/light.json'))).toEqual(['button', 'form', 'note']);
    expect(reasons('README.md')).toEqual({});
  });
});

describe('decisions', () => {
  it('apply to the picture in the review, and not to another picture of the same story', () => {
    const seen = change({ kind: 'changed', taken: record('one') });
    const later = change({ kind: 'changed', taken: record('two') });
    const decisions = [decision('accepted', [subjectOf(seen)])];
    expect(passesWith(reportOf(seen), decisions)).toBe(true);
    expect(passesWith(reportOf(later), decisions)).toBe(false);
    expect(
      passesWith(reportOf(seen), [...decisions, decision('rejected', [subjectOf(seen)])]),
    ).toBe(false);
  });

  it('are not needed for what was set aside, and reject a picture until it changes', () => {
    expect(passesWith(reportOf(change({ kind: 'antialiasing' })), [])).toBe(true);
    const seen = change({ kind: 'changed', taken: record('one') });
    const kept = {
      decisions: [decision('rejected', [subjectOf(seen)])],
      apart: [seen.key, 'other'],
    };
    expect(stillDecided(kept, reportOf(seen))).toEqual({ ...kept, apart: [seen.key] });
    const changed = change({ kind: 'changed', taken: record('two') });
    expect(stillDecided(kept, reportOf(changed)).decisions).toEqual([]);
  });
});

describe('isNamed', () => {
  it.each([
    [['button', 'menu'], 'components-button--matrix', true],
    [['button', 'menu'], 'components-menu--matrix', true],
    [['button', 'menu'], 'components-card--matrix', false],
    [undefined, 'components-card--matrix', true],
  ])('finds with %o the story %s: %s', (parts, id, expected) => {
    expect(isNamed(id, parts)).toBe(expected);
  });
});

describe('keptChanges', () => {
  it('keeps what a run of other stories left undecided', () => {
    const names = ['visited', 'undecided', 'accepted', 'deleted'] as const;
    const [visited, undecided, accepted, deleted] = names.map((key) =>
      change({ kind: 'changed', key, taken: record(key) }),
    ) as [Change, Change, Change, Change];
    const gone = change({ kind: 'gone', key: 'gone', accepted: record('gone') });
    const kept = keptChanges([visited, undecided, accepted, deleted, gone], {
      taken: new Set(['visited']),
      planned: new Set(['visited', 'undecided', 'accepted']),
      manifest: new Map([
        ['undecided', record('before')],
        ['accepted', record('accepted')],
      ]) as unknown as Parameters<typeof keptChanges>[1]['manifest'],
    });
    expect(kept).toEqual([undecided]);
  });
});

describe('pairRenamed', () => {
  it('reports a new and a deleted story with the same picture and tree as one change', () => {
    const gone = change({ kind: 'gone', accepted: record('one') });
    const came = change({ kind: 'new', key: 'b light-1280', story: 'b', taken: record('one') });
    const other = change({ kind: 'new', key: 'b light-1280', story: 'b', taken: record('two') });
    expect(pairRenamed([gone, came]).map(({ kind, formerKey }) => [kind, formerKey])).toEqual([
      ['renamed', gone.key],
    ]);
    expect(pairRenamed([gone, other]).map(({ kind }) => kind)).toEqual(['gone', 'new']);
  });
});
