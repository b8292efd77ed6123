import { describe, expect, it } from 'vitest';
import { blankSpecification } from '../blank.ts';
import { applyDeclaration } from '../declared/apply.ts';
import { workshop } from '../fixtures/workshop.ts';
import { toMarkdown } from './document.ts';
import { code, plain, table } from './text.ts';

const headings = (markdown: string) => markdown.match(/^## .*$/gm);

describe('toMarkdown', () => {
  it('prints nine numbered sections, whatever is known', () => {
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

  it('prints seventeen statements, all not shown, and two facts apart, of nothing', () => {
    const [before = '', ...sections] = toMarkdown(blankSpecification).split(/^## /m);
    expect(before.match(/^- .*$/gm)).toEqual([
      '- It is a web application, delivered to a browser.',
      '- It comes with a client for a hosted relational database.',
    ]);
    const statements = sections.map((section) => section.match(/^- .*$/gm) ?? []);
    expect(statements.map(({ length }) => length)).toEqual([2, 3, 2, 2, 1, 2, 2, 2, 1]);
    expect(statements.flat().filter((line) => !line.endsWith(': *not shown*'))).toEqual([]);
  });

  it('prints what is known with its source, and the rest as not shown', () => {
    const markdown = toMarkdown(workshop);
    expect(markdown).toContain(
      '| `title` | Title (derived from a name) | `text` | no | — | *not shown* |',
    );
    expect(markdown).toContain('- Source: database: table public.work\\_order');
    expect(markdown).toContain('- The transitions between them: *not shown*');
    expect(markdown).toContain('Title must be given.');
    expect(markdown).not.toContain('- The fields of each entity: *not shown*');
  });

  it('prints what is declared with its place', () => {
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

  it('keeps names and texts from being read as Markdown', () => {
    expect(plain('a|b *c*\n<d>')).toBe(String.raw`a\|b \*c\* \<d\>`);
    expect(code('a`b|c')).toBe('``a`b\\|c``');
    expect(code('`')).toBe('`` ` ``');
    expect(table(['a'], [])).toBe('');
  });
});
