import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../../tests/run/is-all.ts';
import { anyText } from '../../../testing/markdown/any-text.ts';
import { alwaysSaid, blankStatements } from '../../../testing/markdown/blank-statements.ts';
import { type MarkdownNode, outlineOf, parse, textOf } from '../../../testing/markdown/outline.ts';
import { workshop } from '../../../testing/workshop.ts';
import { pointKeys } from '../../coverage/index.ts';
import { applyDeclaration } from '../../declaration/index.ts';
import {
  blankSpecification,
  type Entity,
  notShown,
  type Permissions,
  type Policy,
  type Specification,
} from '../../model/index.ts';
import { pointToMarkdown, toMarkdown } from './document.ts';

const itemsIn = (nodes: readonly MarkdownNode[]) =>
  nodes.flatMap((node) => (node.type === 'list' ? (node.children ?? []).map(textOf) : []));

const headings = (markdown: string) => markdown.match(/^## .*$/gm);

const counts = (of: readonly { readonly statements: readonly unknown[] }[]) =>
  of.map(({ statements }) => statements.length);

const what = (words: string) => [
  `Indexes: ${words}`,
  `Triggers: ${words}`,
  `Publications: ${words}`,
];

const callable = (functions: Permissions['functions']) =>
  toMarkdown({ ...workshop, permissions: { ...workshop.permissions, functions } }).match(
    /### Functions that roles can call\n\n(.*)/,
  )?.[1];

/** Every word that somebody chose, with something behind it. */
function withTexts(value: unknown, text: string, key = ''): unknown {
  if (typeof value === 'string') return chosen.has(key) ? value + text : value;
  if (Array.isArray(value)) return value.map((item) => withTexts(item, text, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, of]) => [name, withTexts(of, text, name)]),
  );
}

const chosen = new Set(
  'value object of at name type title does statement sql constraint using check predicate expression default function path field fields display parameters payload columns'.split(
    ' ',
  ),
);

describe('toMarkdown', () => {
  it('prints nine numbered sections, with any facts', () => {
    const expected = [
      '## 1. Purpose and audience',
      '## 2. Screens and routes',
      '## 3. Entities and fields',
      '## 4. States and transitions',
      '## 5. Validation rules',
      '## 6. Roles and permissions',
      '## 7. Calls',
      '## 8. Error catalogue',
      '## 9. Constants and limits',
    ];
    expect(headings(toMarkdown(blankSpecification))).toEqual(expected);
    expect(headings(toMarkdown(workshop))).toEqual(expected);
  });

  it('prints seventeen statements as not shown, and two facts, if nothing is known', () => {
    const document = parse(toMarkdown(blankSpecification));
    const titles = document.flatMap((node, at) =>
      node.type === 'heading' && node.depth === 2 ? [{ title: textOf(node), at }] : [],
    );
    const sections = titles.map(({ title, at }, index) => ({
      title,
      statements: itemsIn(document.slice(at, titles[index + 1]?.at)),
    }));
    expect(sections.map(({ title }) => title)).toEqual(blankStatements.map(({ title }) => title));
    const missing = blankStatements.flatMap(({ title, statements }, section) =>
      statements.flatMap((words, index) => {
        const item = sections[section]?.statements[index] ?? '';
        return [...words, ': not shown']
          .filter((word) => !item.toLowerCase().includes(word))
          .map((word) => `${title}: ${item} lacks “${word}”`);
      }),
    );
    expect(missing).toEqual([]);
    expect(counts(sections)).toEqual(counts(blankStatements));
    expect(counts(sections).reduce((sum, count) => sum + count)).toBe(17);

    const apart = itemsIn(document.slice(0, titles[0]?.at));
    expect(apart).toHaveLength(alwaysSaid.length);
    const unsaid = alwaysSaid.flatMap((words, index) =>
      words.filter((word) => apart[index]?.toLowerCase().includes(word) !== true),
    );
    expect(unsaid).toEqual([]);
  });

  it('prints what is known with its source, and the rest as not shown', () => {
    const markdown = toMarkdown(workshop);
    expect(markdown).toContain(
      '| `title` | Title (derived from a name) | `text` | no | — | *not shown* | *not shown* |',
    );
    expect(markdown).toContain(
      '- Stored in the table `public.work_order` (database: table public.work_order)',
    );
    expect(markdown).toContain('- The transitions between them: *not shown*');
    expect(markdown).toContain('Title is required.');
    expect(markdown).not.toContain('- The fields of each entity: *not shown*');
  });

  it('prints declarations with their places', () => {
    const { specification } = applyDeclaration(workshop, {
      title: 'Workshop',
      states: {
        'work_order.status': {
          transitions: [{ from: 'open', to: 'planned', label: 'Plan', needs: ['due_at'] }],
        },
      },
    });
    const markdown = toMarkdown(specification);
    expect(markdown).toMatch(/^# Workshop\n/);
    expect(markdown).toContain('| open | planned | Plan | *not shown* | `due_at` |');
    expect(markdown).toContain('declared: `states["work_order.status"].transitions`');
  });

  it('distinguishes empty facts from unread ones', () => {
    const [customer, order] = workshop.entities;
    const read = { ...(customer as Entity), indexes: [], triggers: [], publications: [] };
    const markdown = toMarkdown({ ...workshop, entities: [read, order as Entity] });
    const lines = markdown.match(/^(Indexes|Triggers|Publications).*$/gm);
    expect(lines).toEqual([...what('none'), ...what('*not shown*')]);
    expect(callable(undefined)).toBe('*not shown*');
    expect(callable([])).toBe('No role can call any function.');
  });

  it('does not take roles without any grant for a statement of what they may do', () => {
    const { roles } = workshop.permissions;
    const markdown = toMarkdown({ ...workshop, permissions: { roles, grants: [], functions: [] } });
    expect(markdown).not.toContain('can call any function');
    expect(markdown).not.toContain('### What each role may do');
    expect(markdown).toContain('- What each role may do: *not shown*');
  });

  it('states which records a role can access, and keeps the lines of SQL', () => {
    const id = 'customer';
    const guarded = workshop.entities.map((entity) => ({ ...entity, rowSecurity: true }));
    const policy: Policy = {
      entity: id,
      name: 'own ones',
      command: 'select',
      roles: ['authenticated'],
      permissive: true,
      using: '(owner = auth.uid())\n AND true',
      description: notShown,
      hash: '1',
      source: { from: 'database', object: 'policy own ones on public.customer' },
    };
    const permissions = { ...workshop.permissions, policies: [policy] };
    const markdown = toMarkdown({ ...workshop, entities: guarded, permissions });
    expect(markdown).toContain('- own ones: allows reading, for `authenticated`.');
    expect(markdown).toContain('  ```sql\n  (owner = auth.uid())\n   AND true\n  ```');
    expect(markdown).toContain('and no policy gives access to any record.');
  });

  it('lists contradictions first', () => {
    const markdown = toMarkdown({
      ...workshop,
      contradictions: [
        {
          at: 'roles.owner.may.customer',
          statement: 'Nobody may remove customers.',
          against: { from: 'database', object: 'grants on public.customer' },
        },
      ],
    });
    expect(markdown).toContain(
      '- Nobody may remove customers. (declared: `roles.owner.may.customer`; contradicts: database: grants on public.customer)',
    );
  });

  it('has the same structure with any names, comments and SQL', () => {
    const { specification } = applyDeclaration(workshop, {
      title: 'Workshop',
      states: { 'work_order.status': { transitions: [{ from: 'open', to: 'planned' }] } },
    });
    const built = (text: string) =>
      parse(toMarkdown(withTexts(specification, text) as Specification)).map(outlineOf);
    const usual = built(' text');
    expect(usual.length).toBeGreaterThan(30);
    fc.assert(
      fc.property(anyText, (text) => {
        expect(built(`x${text}x`)).toEqual(usual);
      }),
      { numRuns: runs(60) },
    );
  });
});

describe('pointToMarkdown', () => {
  it.each([
    ['of a product of which nothing is known', blankSpecification],
    ['of a workshop', workshop],
  ])('gives the nine sections of the document, one by one, %s', (_, specification) => {
    const sections = pointKeys.map((key) => pointToMarkdown(specification, key).trim());
    expect(toMarkdown(specification).trim().endsWith(sections.join('\n\n'))).toBe(true);
    expect(headings(sections.join('\n'))).toHaveLength(9);
  });
});
