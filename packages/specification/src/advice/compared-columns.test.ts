import { expect, it } from 'vitest';
import { comparedColumns } from './compared-columns.ts';

const columns = new Set(['id', 'owner_id', 'team_id', 'status', 'Owner', 'a "b"']);

it.each([
  ['(owner_id = ( SELECT auth.uid() AS uid))', ['owner_id']],
  ['(auth.uid() = owner_id)', ['owner_id']],
  ["(team_id = ((auth.jwt() ->> 'team'::text))::uuid)", ['team_id']],
  [
    '(team_id IN ( SELECT m.team_id FROM member m WHERE (m.owner_id = ( SELECT auth.uid() AS uid))))',
    ['team_id'],
  ],
  ['(team_id = ANY (ARRAY[1, 2]))', ['team_id']],
  ["((status = 'a) OR (b'::text) AND (owner_id = 5))", ['status', 'owner_id']],
  ["((status = 'it''s'::text) OR (owner_id = 5))", ['status', 'owner_id']],
  ['(("Owner" = 5) AND ("a ""b""" = 6))', ['Owner', 'a "b"']],
])('finds the columns that are compared in %s', (sql, found) => {
  expect(comparedColumns(sql, columns)).toEqual(found);
});

it.each([
  // Every record is read for the other condition.
  '(( SELECT private.is_office() AS is_office) OR (owner_id = 5))',
  '(owner_id = team_id)',
  '((owner_id)::text = 5)',
  '(lower(status) = 5)',
  '(owner_id <> 5)',
  '(owner_id >= 5)',
  '(team_id = ALL (ARRAY[1, 2]))',
  '(NOT (owner_id = 5))',
  '((owner_id = 5) IS NOT TRUE)',
  '(( SELECT auth.uid() AS uid) = ANY (owner_id))',
  '(EXISTS ( SELECT 1 FROM member WHERE (member.owner_id = document.owner_id)))',
  '(other = 5)',
  'true',
  '',
])('finds none in %s', (sql) => {
  expect(comparedColumns(sql, columns)).toEqual([]);
});
