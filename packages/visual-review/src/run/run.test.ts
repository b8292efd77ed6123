import { describe, expect, it } from 'vitest';
import { type Decision, lookedAt } from '../accepted/decision.ts';
import { stillDecided } from '../accepted/kept-review.ts';
import type { Story } from '../plan.ts';
import { reasonsFromFiles } from './changed-stories.ts';
import { pairRenamed } from './gone.ts';
import { moduleGraph } from './module-graph.ts';
import type { Change, RunReport } from './report.ts';
import { passes, summary } from './summary.ts';

const story = (id: string, file: string): Story => ({
  id,
  title: id,
  name: id,
  exportName: id,
  file,
  layout: '',
  phone: false,
  ownColours: false,
  withData: false,
  visual: undefined,
});

const change = (given: Partial<Change> & Pick<Change, 'kind'>): Change => ({
  key: 'button--default light-1280',
  story: 'button--default',
  title: 'Button',
  name: 'Default',
  mode: 'light-1280',
  accepted: undefined,
  taken: undefined,
  group: 'g',
  groupTitle: 'G',
  sentences: [],
  regions: [],
  difference: undefined,
  versions: [],
  formerKey: undefined,
  ...given,
});

const side = (picture: string) => ({ picture, words: 'w', width: 1, height: 1 });
const decision = (kind: Decision['kind'], subjects: readonly string[]): Decision => ({
  kind,
  subjects,
  note: 'n',
  replaced: [],
  written: [],
});
const reportOf = (...changes: Change[]) => ({ changes, broken: [] }) as unknown as RunReport;

describe('only what changed', () => {
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
  const stories = ['button', 'form', 'note'].map((name) => story(name, `${name}.stories.tsx`));
  const because = 'tokens are part of every story';
  const project = { beyondModules: [{ path: 'tokens/', because }] };
  const reasons = (...files: string[]) =>
    Object.fromEntries(reasonsFromFiles(project, graph, stories, files));

  it('takes what imports a changed module, straight or through others, and says why', () => {
    expect(reasons('button.tsx')).toEqual({
      button: 'button.tsx changed, and its modules need it',
      form: 'button.tsx changed, and its modules need it',
    });
    expect(reasons('note.stories.tsx')).toEqual({
      note: 'note.stories.tsx changed, where it is written',
    });
  });

  it('takes all for what every story shows, and nothing for what none does', () => {
    expect(Object.keys(reasons('tokens/light.json'))).toEqual(['button', 'form', 'note']);
    expect(reasons('README.md')).toEqual({});
  });
});

describe('decisions', () => {
  it('hold for what was looked at, and not for another picture of the same story', () => {
    const seen = change({ kind: 'changed', taken: side('one') });
    const later = change({ kind: 'changed', taken: side('two') });
    const decisions = [decision('accepted', [lookedAt(seen)])];
    expect(passes(reportOf(seen), decisions)).toBe(true);
    expect(passes(reportOf(later), decisions)).toBe(false);
    expect(passes(reportOf(seen), [...decisions, decision('rejected', [lookedAt(seen)])])).toBe(
      false,
    );
  });

  it('need none for what was set aside, and keep a rejection until it looks otherwise', () => {
    expect(passes(reportOf(change({ kind: 'antialiasing' })), [])).toBe(true);
    const seen = change({ kind: 'changed', taken: side('one') });
    const kept = {
      decisions: [decision('rejected', [lookedAt(seen)])],
      apart: [seen.key, 'other'],
    };
    expect(stillDecided(kept, reportOf(seen))).toEqual({ ...kept, apart: [seen.key] });
    const otherwise = change({ kind: 'changed', taken: side('two') });
    expect(stillDecided(kept, reportOf(otherwise)).decisions).toEqual([]);
  });
});

describe('a story of another name', () => {
  it('is one change where picture and words are the same, and two where they are not', () => {
    const gone = change({ kind: 'gone', accepted: side('one') });
    const came = change({ kind: 'new', key: 'b light-1280', story: 'b', taken: side('one') });
    const other = change({ kind: 'new', key: 'b light-1280', story: 'b', taken: side('two') });
    expect(pairRenamed([gone, came]).map(({ kind, formerKey }) => [kind, formerKey])).toEqual([
      ['renamed', gone.key],
    ]);
    expect(pairRenamed([gone, other]).map(({ kind }) => kind)).toEqual(['gone', 'new']);
  });
});

it('tells which plays cost time at a width where they break, and not those that break at once', () => {
  const broken = [
    { key: 'list--ordered light-390', seconds: 21.4, message: 'Unable to find the table' },
    { key: 'list--by-keyboard light-390', seconds: 0.4, message: 'Not focused' },
  ];
  const said = summary({ ...reportOf(), broken }, []);
  expect(said).toContain('list--ordered light-390: 21.4 s, Unable to find the table');
  expect(said).not.toContain('by-keyboard');
});
