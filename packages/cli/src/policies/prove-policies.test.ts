/** Who can do what, against answers that are written by hand. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Backend } from '@ninefold/embedded';
import { lendNotes, provedOf } from '../../testing/notes.ts';
import { changedRows, policiesMarkdown } from './documents/index.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await lendNotes();
});
afterAll(() => backend.close());

async function markdown(): Promise<string> {
  const { proof } = await provedOf(backend);
  return policiesMarkdown(proof, { rows: 10, names: false });
}

/** Returns the cells of each person in the table of an entity. */
function tableOf(text: string, entity: string): Record<string, readonly string[]> {
  const section = text.split('\n## ').find((each) => each.startsWith(`${entity}\n`)) ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('| ') && !line.includes('---'));
  return Object.fromEntries(
    rows.slice(1).map((line) => {
      const [person = '', ...cells] = line.slice(2, -2).split(' | ');
      return [person, cells];
    }),
  );
}

describe('the answers', () => {
  let text: string;
  beforeAll(async () => {
    text = await markdown();
  });

  const nothing = ['no grant', 'no grant', 'no grant', 'no grant'];

  test('of policies by command, a restrictive one, FORCE and grants on fields', () => {
    expect(tableOf(text, 'note')).toEqual({
      visitor: nothing,
      'signed in, no role': ['4 of 6', 'none', 'none', 'none'],
      // A copy of the reader's note has another author. Note 1 is in use: policies allow to delete it.
      editor: ['all (6)', '5 of 6', 'all', '4 of 6'],
      reader: ['4 of 6', 'none', 'none', 'none'],
    });
    expect(text).toContain(`## note

table, row-level security on, also for the owner

- \`authenticated\` can't read: secret
- \`authenticated\` can't change: id, author, secret

`);
  });

  test('of a table without policies, without row-level security, and without records', () => {
    const none = ['none', 'none', 'none', 'none'];
    const read = ['all (2)', 'no grant', 'no grant', 'no grant'];
    const empty = ['no records', 'no records', 'no grant', 'no grant'];
    expect(tableOf(text, 'closed')).toMatchObject({ visitor: none, reader: none });
    expect(tableOf(text, 'open')).toMatchObject({ visitor: read, reader: read });
    expect(text).toContain('## open\n\ntable, row-level security OFF\n');
    expect(tableOf(text, 'empty')).toMatchObject({ visitor: nothing, reader: empty });
  });

  test('of a SECURITY DEFINER function, and of a trigger that answers first', () => {
    const undecided = '(1 undecided: NT001 by reject())';
    expect(tableOf(text, 'logged')).toMatchObject({
      editor: ['all (2)', 'none', `none ${undecided}`, 'all'],
      reader: ['all (2)', 'all', `1 of 2 ${undecided}`, 'all'],
    });
  });

  test('of a constraint on what a trigger writes, which says nothing of the policies', () => {
    expect(tableOf(text, 'stamped')['editor']?.[1]).toBe('undecided (23505 by stamp())');
  });

  test('of views with their owner’s rights and with the reader’s', () => {
    const writes = ['no grant', 'no grant', 'no grant'];
    expect(tableOf(text, 'every_note')).toMatchObject({ reader: ['all (6)', ...writes] });
    expect(tableOf(text, 'written_by_me')).toMatchObject({
      editor: ['5 (depends on the person)', ...writes],
      'signed in, no role': ['no records', ...writes],
    });
    expect(tableOf(text, 'own_note')).toMatchObject({
      editor: ['all (6)', ...writes],
      reader: ['4 of 6', ...writes],
    });
  });

  test('name no e-mail address, and the roles that nothing is tried as', () => {
    expect(text).not.toContain('@');
    expect(text).toContain("row-level security doesn't apply to them: `service_role`");
  });
});

test('a policy that changes by a word changes the rows of those whom it concerns', async () => {
  const before = await markdown();
  await backend.exec(`alter policy "Editors delete" on note using (private.role() = 'reader')`);
  const after = await markdown();
  await backend.exec(`alter policy "Editors delete" on note using (private.role() = 'editor')`);
  expect(
    changedRows(before, after).map(({ section, before, after }) => [section, before, after]),
  ).toEqual([
    [
      'note',
      '| editor | all (6) | 5 of 6 | all | 4 of 6 |',
      '| editor | all (6) | 5 of 6 | all | none |',
    ],
    ['note', '| reader | 4 of 6 | none | none | none |', '| reader | 4 of 6 | none | none | all |'],
  ]);
});

test('an error in the middle of it ends with a rollback', async () => {
  const statements: string[] = [];
  const query: Backend['query'] = (sql, params) => {
    statements.push(sql);
    if (sql.startsWith('update')) return Promise.reject(new Error('The connection is lost.'));
    return backend.query(sql, params);
  };
  await expect(provedOf(backend, { query })).rejects.toThrow('The connection is lost.');
  expect(statements.at(-1)).toBe('rollback');
  expect(statements.filter((sql) => /^(?:begin|rollback)\b(?! to)/.test(sql)).length % 2).toBe(0);
  expect(statements).not.toContain('commit');
});

test('nothing is changed but sequences', async () => {
  const tables = ['note', 'closed', 'open', 'used', 'logged', 'stamped', 'empty', 'auth.users'];
  const contents = async () => {
    const { rows } = await backend.query(
      `select ${tables
        .map(
          (name) =>
            `(select jsonb_agg(each order by each::text) from (select xmin::text, * from ${name}) each) as "${name}"`,
        )
        .join(', ')}, (select last_value from logged_id_seq) as sequence`,
    );
    return rows;
  };
  const before = await contents();
  await markdown();
  expect(await contents()).toEqual(before);
});
