import { Ajv2020 } from 'ajv/dist/2020.js';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../../tests/run/is-all.ts';
import { specificationSchema } from '../../../testing/json/specification-schema.ts';
import { valuesOf } from '../../../testing/json/values-of-schema.ts';
import { workshop } from '../../../testing/workshop.ts';
import { blankSpecification, type Specification } from '../../model/index.ts';
import { parseSpecification, SpecificationFileError } from './read.ts';
import type { SpecificationFile } from './format.ts';
import { pointText, specificationText } from './write.ts';
import published from './specification.schema.json' with { type: 'json' };

const fits = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(published);
const files = valuesOf(published as object).map((value) => value as SpecificationFile);
const specifications = files.map(
  ({ $schema: _schema, format: _format, discovered: _discovered, ...own }) => own,
);

/** Returns whether a file is read. Any other error than the one for files is thrown. */
function isRead(text: string): boolean {
  try {
    parseSpecification(text);
    return true;
  } catch (error) {
    if (error instanceof SpecificationFileError) return false;
    throw error;
  }
}

describe('one point alone', () => {
  it('is described in the file', () => {
    const { format, rules } = JSON.parse(specificationText(workshop)) as Record<string, unknown>;
    expect(JSON.parse(pointText(workshop, 'rules'))).toEqual({ format, rules });
  });
});

describe('the published schema', () => {
  it('matches the TypeScript types (after a change: node …/testing/json/write-schema.ts)', () => {
    expect(published).toEqual(specificationSchema());
  });

  it.each([
    ['a specification of nothing', blankSpecification],
    ['a workshop', workshop],
  ])('takes %s', (_, specification) => {
    expect(fits(JSON.parse(specificationText(specification)))).toBe(true);
  });
});

describe('a specification file', () => {
  it('round-trips every specification', () => {
    fc.assert(
      fc.property(specifications, (specification) => {
        const text = specificationText(specification, { server: 170005, role: 'r', schemas: [] });
        expect(parseSpecification(text)).toEqual({
          specification,
          discovered: { server: 170005, role: 'r', schemas: [] },
        });
      }),
    );
  });

  it('has the nine points in order, after its format', () => {
    const keys = Object.keys(JSON.parse(specificationText(blankSpecification)) as object);
    expect(keys).toEqual([
      '$schema',
      'format',
      'purpose',
      'screens',
      'entities',
      'states',
      'rules',
      'permissions',
      'calls',
      'errors',
      'limits',
    ]);
  });

  it.each([
    ['', 'no JSON', 'specification.json is empty.'],
    ['{"format": 2,', 'no JSON', 'specification.json is not valid JSON: '],
    ['[1]', 'no specification', 'it has neither a format nor entities'],
    ['{"name": "ninefold"}', 'no specification', 'Name a file that "ninefold discover" wrote.'],
    [
      '{"format": 1}',
      'other format',
      'is in format 1, and this version of Ninefold reads format 2. Create it again',
    ],
    ['{"format": 3}', 'other format', 'Update Ninefold'],
    ['{"entities": []}', 'other format', 'does not say its format'],
    ['{"format": 2}', 'does not fit', 'The file has no "purpose"'],
  ])('refuses %j, and says why', (text, reason, message) => {
    const read = () => parseSpecification(text, 'specification.json');
    expect(read).toThrow(SpecificationFileError);
    expect(read).toThrow(expect.objectContaining({ reason }));
    expect(read).toThrow(message);
  });

  it('says where a file was damaged', () => {
    const text = specificationText(workshop);
    expect(() => parseSpecification(text.replace('"kind": "text"', '"kind": "txet"'))).toThrow(
      'damaged or was edited by hand. entities[0].fields[1].kind is "txet", not one of "text", "integer"',
    );
    expect(() => parseSpecification(text.replace('"nullable"', '"nulable"'))).toThrow(
      'entities[0].fields[0] has no "nullable"',
    );
    expect(() => parseSpecification(text.replace('"format": 2', '"format": 2, "x": 2'))).toThrow(
      'The file has "x", which this version does not know',
    );
  });

  it('is read if valid, and otherwise rejected with a reason', () => {
    const broken = fc
      .tuple(specifications, fc.infiniteStream(fc.nat()), fc.jsonValue())
      .map(([specification, choices, value]) => damaged(specification, choices, value));
    fc.assert(
      fc.property(broken, (value) => {
        expect(isRead(JSON.stringify(value))).toBe(fits(value));
      }),
      { numRuns: runs(100) },
    );
  });

  it('accepts a byte order mark', () => {
    expect(parseSpecification(`\uFEFF${specificationText(workshop)}`).specification).toEqual(
      workshop,
    );
  });
});

/** A specification's file in which one value somewhere is replaced by another. */
function damaged(specification: Specification, choices: Iterator<number>, value: unknown): unknown {
  const whole = JSON.parse(specificationText(specification)) as object;
  let place = whole;
  for (;;) {
    const keys = Object.keys(place);
    const choice = choices.next().value as number;
    const key = keys[choice % keys.length];
    if (key === undefined) return whole;
    const next: unknown = Reflect.get(place, key);
    if (typeof next === 'object' && next !== null && choice % 7 !== 0) {
      place = next;
      continue;
    }
    Object.defineProperty(place, key, {
      value,
      enumerable: true,
      configurable: true,
      writable: true,
    });
    return whole;
  }
}
