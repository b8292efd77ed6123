import { describe, expect, it } from 'vitest';
import { workshop } from '../../../specification/testing/workshop.ts';
import { findEntity } from '@ninefold/specification';
import { classify } from './classify.ts';

const entity = findEntity(workshop, 'work_order');
const context = { entity, specification: workshop };
const answer = (code: string, message: string, details = '') => ({
  error: { code, message, details, hint: null },
  status: 409,
});

describe('names in a response', () => {
  it('finds the field of a duplicate value, and names its label', () => {
    const failure = classify(
      answer(
        '23505',
        'duplicate key value violates unique constraint "work_order_number_key"',
        'Key (number)=(WO-1) already exists.',
      ),
      context,
    );
    expect(failure).toMatchObject({
      field: 'number',
      constraint: 'work_order_number_key',
      message: 'Another work order already has the same number.',
    });
  });

  it('reads names in every language of the server', () => {
    const german = answer(
      '23505',
      'doppelter Schlüsselwert verletzt Unique-Constraint »work_order_number_key«',
      'Schlüssel »(number)=(WO-1)« existiert bereits.',
    );
    expect(classify(german, context)).toMatchObject({
      field: 'number',
      constraint: 'work_order_number_key',
    });
  });

  it('finds fields by the constraint if details are withheld', () => {
    const failure = classify(
      answer(
        '23514',
        'new row for relation "work_order" violates check constraint "work_order_due"',
      ),
      context,
    );
    expect(failure).toMatchObject({
      kind: 'check',
      constraint: 'work_order_due',
      fields: ['opened_at', 'due_at'],
    });
  });

  it('finds the required field', () => {
    const failure = classify(
      answer(
        '23502',
        'null value in column "title" of relation "work_order" violates not-null constraint',
        'Failing row contains (1, null, secret).',
      ),
      context,
    );
    expect(failure).toMatchObject({ field: 'title', message: 'Title is required.' });
  });

  it('distinguishes a missing record from one that is still referred to', () => {
    const missing = classify(
      answer(
        '23503',
        'insert or update on table "work_order" violates foreign key constraint "work_order_customer_id_fkey"',
        'Key (customer_id)=(5) is not present in table "customer".',
      ),
      context,
    );
    expect(missing).toMatchObject({
      field: 'customer_id',
      reaction: 'correct',
      message: 'The chosen value no longer exists: customer.',
    });
    const held = classify(
      answer(
        '23503',
        'update or delete on table "customer" violates foreign key constraint "work_order_customer_id_fkey" on table "work_order"',
        'Key (id)=(5) is still referenced from table "work_order".',
      ),
      { entity: findEntity(workshop, 'customer'), specification: workshop },
    );
    expect(held).toMatchObject({
      reaction: 'none',
      constraint: 'work_order_customer_id_fkey',
      message:
        'Work orders still refer to this record. Delete them first, or change their reference to it.',
    });
    expect(held.field).toBeUndefined();
  });

  it('names no column that the entity does not have', () => {
    const failure = classify(
      answer(
        '23505',
        'duplicate key value violates unique constraint "x"',
        'Key (lower(email))=(a) already exists.',
      ),
      context,
    );
    expect(failure.field).toBeUndefined();
    expect(failure.message).toBe('Another record already has this value.');
  });

  it('reads columns with commas and quotes in their names', () => {
    const failure = classify(answer('23505', '', 'Key (a, "Odd Name")=(1, 2) already exists.'));
    expect(failure.fields).toEqual(['a', 'Odd Name']);
  });
});
