import type { RecordRow } from '@ninefold/data/records';
import { findEntity } from '@ninefold/specification';
import { describe, expect, it } from 'vitest';
import { workshop } from '../../../../specification/testing/workshop.ts';
import {
  afterSave,
  countedFields,
  type Edits,
  isFailed,
  withoutFields,
  withRead,
  withRecord,
  withRestored,
  withTexts,
} from './edits.ts';
import { filledBlock } from './paste-cells.ts';

const found = findEntity(workshop, 'work_order');
if (found === undefined) throw new Error('The sample has no work orders.');
/** With a reference of two fields. */
const entity = {
  ...found,
  references: found.references.map((reference) => ({
    ...reference,
    fields: ['customer_id', 'title'],
  })),
};

const row: RecordRow = {
  id: '1',
  title: 'Pump',
  values: { id: '1', title: 'Pump', status: 'open', due_at: null, customer_id: '7' },
  links: {},
};
const none: Edits = new Map();
const textsOf = (edits: Edits) => edits.get('1')?.texts;

describe('edits that are not saved', () => {
  it('are kept by record, with the values that were shown first', () => {
    const once = withTexts(none, entity, row, { status: 'planned' });
    const later = { ...row, values: { ...row.values, title: 'Fan' } };
    const twice = withTexts(once, entity, later, { due_at: '2026-12-01T00:00:00Z' });
    expect(textsOf(twice)).toEqual({ status: 'planned', due_at: '2026-12-01T00:00:00Z' });
    expect(twice.get('1')?.row).toBe(row);
    expect(textsOf(once)).toEqual({ status: 'planned' });
  });

  it('take in what the list has read since, and keep what was seen', () => {
    const edits = withTexts(none, entity, row, { status: 'planned' });
    const later = { ...row, values: { ...row.values, title: 'Fan', notes: 'Loud' } };
    expect(withRead(edits, [later]).get('1')).toMatchObject({
      texts: { status: 'planned' },
      row: { values: { title: 'Pump', notes: 'Loud' } },
    });
    expect(withRead(edits, [row])).toBe(edits);
  });

  it('leave out values that equal the saved ones, including emptied fields', () => {
    const edits = withTexts(none, entity, row, { status: 'open', due_at: null, title: null });
    expect(textsOf(edits)).toEqual({ title: null });
    expect(withTexts(edits, entity, row, { title: 'Pump' }).size).toBe(0);
  });

  it('count and undo a reference of several fields as one', () => {
    const edits = withTexts(
      none,
      entity,
      row,
      { customer_id: '8', title: 'Fan', status: 'planned' },
      { work_order_customer_id_fkey: { label: 'Adams' } },
    );
    const record = edits.get('1');
    expect(record && countedFields(entity, record)).toEqual(['customer_id', 'status']);
    expect(textsOf(withoutFields(edits, entity, '1', ['customer_id']))).toEqual({
      status: 'planned',
    });
    expect(withoutFields(edits, entity, '2', ['status'])).toBe(edits);
  });

  it('are removed once saved, except for later edits', () => {
    const sent = withTexts(none, entity, row, { status: 'planned', due_at: '2026-12-01' });
    const meanwhile = withTexts(sent, entity, row, { status: 'on_hold' });
    const saved = {
      ...row,
      version: '2',
      values: { ...row.values, status: 'planned', due_at: '2026-12-01' },
    };
    const texts = sent.get('1')?.texts ?? {};
    const left = afterSave(meanwhile, entity, '1', saved, texts);
    expect(left.get('1')).toMatchObject({
      row: saved,
      isChecked: true,
      texts: { status: 'on_hold' },
    });
    expect(afterSave(sent, entity, '1', saved, texts).size).toBe(0);
    // Under its new key, where that was edited.
    const renamed = afterSave(meanwhile, entity, '1', { ...saved, id: '2' }, texts);
    expect([...renamed.keys()]).toEqual(['2']);
  });

  it('are restored beside current edits, without deleted fields', () => {
    const older = { ...row, values: { ...row.values, title: 'Old pump' } };
    const kept = [{ row: older, texts: { title: 'Fan', status: 'planned', gone: '1' }, links: {} }];
    const now = withTexts(none, entity, row, { status: 'on_hold' });
    const restored = withRestored(now, entity, kept);
    expect(textsOf(restored)).toEqual({ title: 'Fan', status: 'on_hold' });
    // Compared with the older one: what has changed since is shown before it is saved.
    expect(restored.get('1')?.row).toBe(older);
    expect(textsOf(withRestored(none, entity, kept))).toEqual({ title: 'Fan', status: 'planned' });
  });

  it('forget a rejection when edited again', () => {
    const edits = withTexts(none, entity, row, { status: 'planned' });
    const record = edits.get('1');
    if (record === undefined) throw new Error('The edit is lost.');
    const refused = withRecord(edits, entity, {
      ...record,
      failure: { message: 'No', fields: { status: 'No' } },
    });
    expect([...refused.values()].some(isFailed)).toBe(true);
    const again = withTexts(refused, entity, row, { status: 'on_hold' });
    expect([...again.values()].some(isFailed)).toBe(false);
  });
});

describe('a pasted block', () => {
  it('with one text fills all selected cells', () => {
    expect(filledBlock([['a']], 2, 2)).toEqual([
      ['a', 'a'],
      ['a', 'a'],
    ]);
    expect(filledBlock([['a', 'b']], 2, 2)).toEqual([['a', 'b']]);
    expect(filledBlock([], 2, 2)).toEqual([]);
  });
});
