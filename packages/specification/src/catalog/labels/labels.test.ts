import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entityLabels, fieldLabels, stateLabel, type LabelledColumn } from './labels.ts';
import { plural, singular } from './nouns.ts';
import { sentenceCase, wordsOf } from './words.ts';

const column = (name: string, facts: Partial<LabelledColumn> = {}): LabelledColumn => ({
  name,
  kind: 'text',
  refers: false,
  ...facts,
});
const labels = (...columns: LabelledColumn[]) => [...fieldLabels(columns).values()];
const letters = (text: string) => text.toLowerCase().replaceAll(/[\s_-]/gu, '');

describe('entities', () => {
  it.each([
    ['work_order', 'Work order', 'Work orders'],
    ['work_orders', 'Work order', 'Work orders'],
    ['WorkOrders', 'Work order', 'Work orders'],
    ['WORK_ORDER', 'Work order', 'Work orders'],
    ['invoiceLine', 'Invoice line', 'Invoice lines'],
    ['category', 'Category', 'Categories'],
    ['addresses', 'Address', 'Addresses'],
    ['status', 'Status', 'Statuses'],
    ['people', 'Person', 'People'],
    ['equipment', 'Equipment', 'Equipment'],
    ['s', 'S', 'S'],
    ['media_type', 'Media type', 'Media types'],
    ['api_keys', 'API key', 'API keys'],
    ['HTTPRequest', 'HTTP request', 'HTTP requests'],
    ['sales_by_store', 'Sales by store', 'Sales by store'],
    ['customers_archived', 'Customers archived', 'Customers archived'],
    ['Order Details', 'Order detail', 'Order details'],
    ['Line Items', 'Line item', 'Line items'],
    ['Orders of Acme', 'Orders of Acme', 'Orders of Acme'],
    ['Kunden & Co.', 'Kunden & Co.', 'Kunden & Co.'],
    ['größen', 'Größen', 'Größen'],
    ['注文', '注文', '注文'],
    ['😀', '😀', '😀'],
    ['_', '_', '_'],
  ])('%s', (name, label, many) => {
    expect(entityLabels(name)).toEqual({ label, plural: many });
  });
});

describe('fields', () => {
  it('drop words that repeat their type', () => {
    expect(
      labels(
        column('id'),
        column('due_at', { kind: 'instant' }),
        column('issuedOn', { kind: 'date' }),
        column('is_active', { kind: 'boolean' }),
        column('customer_id', { kind: 'integer', refers: true }),
        column('supportRepId', { kind: 'integer', refers: true }),
        column('reports_to', { kind: 'integer', refers: true }),
        column('vat_number'),
      ),
    ).toEqual([
      'ID',
      'Due',
      'Issued',
      'Active',
      'Customer',
      'Support rep',
      'Reports to',
      'VAT number',
    ]);
  });

  it('keep meaningful parts of their name', () => {
    expect(
      labels(
        column('customer_id', { kind: 'integer' }),
        column('looking_at'),
        column('is_a'),
        column('Straße/Nr.'),
        column('is', { kind: 'boolean' }),
        column('at', { kind: 'instant' }),
      ),
    ).toEqual(['Customer ID', 'Looking at', 'Is a', 'Straße/Nr.', 'Is', 'At']);
  });

  it('keep their whole name if two would be the same', () => {
    expect(
      labels(column('customer'), column('customer_id', { kind: 'integer', refers: true })),
    ).toEqual(['Customer', 'Customer ID']);
    expect(
      labels(column('closed', { kind: 'boolean' }), column('closed_at', { kind: 'instant' })),
    ).toEqual(['Closed', 'Closed at']);
  });

  it('are as the database has them if whole names would be the same', () => {
    expect(labels(column('Name'), column('name'), column('NAME'), column('note'))).toEqual([
      'Name',
      'name',
      'NAME',
      'Note',
    ]);
  });
});

describe('states', () => {
  it.each([
    ['in_progress', 'In progress'],
    ['ON_HOLD', 'On hold'],
    ['so so', 'So so'],
    ["it's", "It's"],
    ['EUR', 'EUR'],
    ['PG-13', 'PG-13'],
    ['', ''],
  ])('%s', (value, label) => {
    expect(stateLabel(value)).toBe(label);
  });
});

describe('nouns', () => {
  const pairs =
    `order orders, box boxes, batch batches, cache caches, city cities, day days, key keys,
    bus buses, status statuses, virus viruses, campus campuses, address addresses, process processes,
    analysis analyses, basis bases, index indexes, person people, child children, knife knives,
    shelf shelves, valve valves, archive archives, hero heroes, photo photos, shoe shoes, movie movies,
    cookie cookies, course courses, license licenses, database databases, response responses,
    warehouse warehouses, house houses, cause causes, quiz quizzes, gas gases, lens lenses, alias aliases,
    tax taxes, dish dishes, phase phases, release releases, expense expenses, menu menus, series series,
    equipment equipment, news news, staff staff, analytics analytics, tie ties, axe axes2, value values,
    queue queues, employee employees, invoice invoices, company companies, survey surveys`
      .split(/,\s*/)
      .map((pair) => pair.split(' '))
      .filter(([, many]) => many !== 'axes2');

  it.each(pairs)('one %s, many %s', (one = '', many = '') => {
    expect(plural(one)).toBe(many);
    expect(singular(many)).toBe(one);
    expect(singular(one)).toBe(one);
  });

  it('the singular of a plural is the word again, for any regular word', () => {
    const regular = fc.stringMatching(/^[a-z]{2,8}[bdglmnprt]$/);
    fc.assert(
      fc.property(regular, (word) => {
        // "lens" is one: a table "len" can't be told from it.
        fc.pre(singular(word) === word && singular(`${word}s`) !== `${word}s`);
        expect(singular(plural(word))).toBe(word);
      }),
    );
  });
});

describe('words', () => {
  it('are never lost or empty, with any name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (name) => {
        const words = wordsOf(name);
        expect(words).not.toContain('');
        expect(letters(words.join(''))).toBe(letters(name));
        expect(sentenceCase(words).toUpperCase()).toBe(words.join(' ').toUpperCase());
      }),
    );
  });
});
