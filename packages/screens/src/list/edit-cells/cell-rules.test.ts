import type { RecordRow } from '@ninefold/data/records';
import { findEntity, type Rule } from '@ninefold/specification';
import { applyDeclaration, type Declaration } from '@ninefold/specification/declaration';
import type { FieldDescriptor } from '@ninefold/ui/shapes';
import { describe, expect, it } from 'vitest';
import { workshop } from '../../../../specification/testing/workshop.ts';
import { readableFields } from '../../descriptors/index.ts';
import { cellRules, editProblem } from './cell-rules.ts';
import { copiedText } from './copied-text.ts';

/** Over a field that people edit, and one that they don't. */
const titleIsNotNumber: Rule = {
  entity: 'work_order',
  kind: 'check',
  fields: ['title', 'number'],
  statement: '',
  constraint: 'title_is_not_number',
  sql: 'CHECK ((title <> number))',
  source: { from: 'database', object: 'table public.work_order' },
};

const dueIsLater: Rule = {
  ...titleIsNotNumber,
  fields: ['due_at', 'opened_at'],
  constraint: 'due_is_later',
  sql: 'CHECK ((due_at > opened_at))',
};

const declaration = {
  roles: {
    owner: { label: 'Owner' },
    planner: {
      label: 'Planner',
      may: { work_order: { change: { which: 'open ones', while: { status: 'eq.open' } } } },
    },
  },
  entities: {
    work_order: {
      fields: {
        number: { readOnly: 'always' },
        title: { readOnly: { while: { status: 'eq.completed' } } },
        customer_id: { editableBy: ['owner'] },
      },
    },
  },
} satisfies Declaration;
const { specification } = applyDeclaration(
  { ...workshop, rules: [...workshop.rules, titleIsNotNumber, dueIsLater] },
  declaration,
);
const found = findEntity(specification, 'work_order');
if (found === undefined) throw new Error('The sample has no work orders.');
const entity = found;

const rulesFor = (...roles: readonly string[]) =>
  cellRules(
    {
      loaded: { specification, declaration, around: [], problems: [] },
      acting: { person: { roles } },
    },
    entity,
  );

const row = (status: string): RecordRow => ({
  id: '1',
  title: 'Pump',
  values: { id: '1', number: 'WO-1', title: 'Pump', status, customer_id: '7' },
  links: {},
});

const dated: RecordRow = {
  ...row('open'),
  values: { ...row('open').values, opened_at: '2026-11-20T10:00:00Z', due_at: null },
};

describe('a cell', () => {
  it('is edited where the form of its record edits the field', () => {
    const rules = rulesFor('dispatcher');
    expect(rules.isReadOnly(row('open'), 'title')).toBe(false);
    expect(rules.fieldOf(row('open'), 'title')).toMatchObject({ label: 'Title' });
    expect(rules.isReadOnly(row('completed'), 'title')).toBe(true);
    expect(rules.fieldOf(row('completed'), 'title')).toBeUndefined();
    expect(rules.isReadOnly(row('open'), 'number')).toBe(true);
    // A value that the list hasn't read can't be compared before it is overwritten.
    expect(rules.isReadOnly(row('open'), 'due_at')).toBe(true);
    expect(rules.isReadOnly(row('open'), 'customer_id')).toBe(true);
    expect(rulesFor('owner').isReadOnly(row('open'), 'customer_id')).toBe(false);
  });

  it('says why it can’t be edited', () => {
    const rules = rulesFor('dispatcher');
    expect(rules.denialOf(row('open'), 'customer_id')).toBe('Only owner can edit Customer.');
    expect(rules.denialOf(row('completed'), 'title')).toBe(
      'Title can’t be edited while “Status” is “completed”.',
    );
    const ofPlanner = rulesFor('planner');
    expect(ofPlanner.isReadOnly(row('open'), 'status')).toBe(false);
    expect(ofPlanner.isReadOnly(row('planned'), 'status')).toBe(true);
    expect(ofPlanner.denialOf(row('planned'), 'status')).toBe(
      'Your role can edit only these records: open ones.',
    );
  });

  it('is not valid if the form or the database rejects its text', () => {
    const rules = { ...rulesFor('dispatcher'), collisions: new Map() };
    const record = { row: row('open'), texts: { title: null, status: 'planned' }, links: {} };
    expect(editProblem(rules, record, 'title')).toBe('Title must not be empty.');
    expect(editProblem(rules, record, 'status')).toBeUndefined();
    const same = { ...record, texts: { title: 'WO-1' } };
    expect(editProblem(rules, same, 'title')).toBe('“Title” must not be the same as “Number”.');
    // Both cells of a rule say so, also the one that isn’t edited.
    const early = { ...record, row: dated, texts: { due_at: '2026-11-19T10:00:00Z' } };
    const later = '“Due” must be later than “Opened”.';
    expect(editProblem(rules, early, 'due_at')).toBe(later);
    expect(editProblem(rules, early, 'opened_at')).toBe(later);
    const failure = { message: 'No', fields: { status: 'Plan it first.' } };
    expect(editProblem(rules, { ...record, failure }, 'status')).toBe('Plan it first.');
  });
});

describe('the text of a cell on the clipboard', () => {
  const fields = readableFields(specification, entity);
  const textOf = (name: string, more: Partial<FieldDescriptor> = {}) => {
    const field = fields.find((each) => each.name === name);
    if (field === undefined) throw new Error(`There is no field ${name}.`);
    const own = {
      ...row('open'),
      values: { ...row('open').values, due_at: '2026-12-01T10:00:07Z' },
    };
    const edits = { row: own, texts: { title: 'Fan ' }, links: {} };
    return copiedText(entity, own, edits, { ...field, ...more }, 'de');
  };

  it('is exact where the cell shows less than the value', () => {
    expect(textOf('due_at')).toBe('2026-12-01T10:00:07Z');
    expect(textOf('title')).toBe('Fan ');
  });

  it('is the displayed text if a paste can read it', () => {
    expect(textOf('status')).toBeUndefined();
    expect(textOf('customer_id')).toBeUndefined();
    expect(textOf('number', { kind: 'decimal' })).toBeUndefined();
  });

  it('is a plain number of the locale where the cell shows a currency', () => {
    const euros = { kind: 'decimal', format: { currency: 'EUR' } } as const;
    const field = { ...fields.find(({ name }) => name === 'number'), ...euros } as FieldDescriptor;
    const priced = { ...row('open'), values: { number: '1250.50' } };
    expect(copiedText(entity, priced, undefined, field, 'de')).toBe('1250,50');
  });
});
