import { Ajv2020 } from 'ajv/dist/2020.js';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankSpecification } from '../../model/blank.ts';
import { workshop } from '../../../testing/workshop.ts';
import type { Specification } from '../../model/specification.ts';
import { SpecificationFileError } from './file-error.ts';
import { parseSpecification } from './read.ts';
import { firstMismatch } from './schema/mismatch.ts';
import type { JsonSchema } from './schema/schema.ts';
import { specificationSchema } from './schema/specification-schema.ts';
import published from './specification.schema.json' with { type: 'json' };
import { valuesOf } from '../../../testing/json/values-of-schema.ts';
import { pointText, specificationText } from './write.ts';

const schema: JsonSchema = published as object;
const fits = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(schema);
const specifications = valuesOf({ ...schema, $ref: '#/$defs/Specification' }).map(
  (value) => value as Specification,
);

describe('one point alone', () => {
  it('is what the file says of it', () => {
    const { format, rules } = JSON.parse(specificationText(workshop)) as Record<string, unknown>;
    expect(JSON.parse(pointText(workshop, 'rules'))).toEqual({ format, rules });
  });
});

describe('the published schema', () => {
  it('is what the TypeScript types say (after a change: node …/json/schema/write.ts)', () => {
    expect(published).toEqual(specificationSchema());
  });

  it.each([
    ['a specification of nothing', blankSpecification],
    ['a workshop', workshop],
  ])('takes %s', (_, specification) => {
    expect(fits(JSON.parse(specificationText(specification)))).toBe(true);
  });

  it('is kept by our own check as by another validator', () => {
    const broken = fc
      .tuple(specifications, fc.infiniteStream(fc.nat()), fc.jsonValue())
      .map(([specification, choices, value]) => damaged(specification, choices, value));
    fc.assert(
      fc.property(fc.oneof(broken, fc.jsonValue()), (value) => {
        const own = firstMismatch(schema, value);
        expect({ own, fits: own === undefined }).toEqual({ own, fits: fits(value) });
      }),
      { numRuns: 300 },
    );
  });
});

describe('a specification file', () => {
  it('gives back every specification that was written', () => {
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

  it('has the nine points in their order, after what it is', () => {
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
    ['{"format": 2,', 'no JSON', 'specification.json is no JSON: '],
    ['[1]', 'no specification', 'it has neither a format nor entities'],
    ['{"name": "ninefold"}', 'no specification', 'Name a file that "ninefold discover" wrote.'],
    [
      '{"format": 1}',
      'other format',
      'is of format 1, and this version of Ninefold reads format 2. Make it again',
    ],
    ['{"format": 3}', 'other format', 'Update Ninefold'],
    ['{"entities": []}', 'other format', 'does not say its format'],
    ['{"format": 2}', 'does not fit', 'it has no "purpose"'],
  ])('refuses %j, and says why', (text, reason, message) => {
    const read = () => parseSpecification(text, 'specification.json');
    expect(read).toThrow(SpecificationFileError);
    expect(read).toThrow(expect.objectContaining({ reason }));
    expect(read).toThrow(message);
  });

  it('says where a file was damaged', () => {
    const text = specificationText(workshop);
    expect(() => parseSpecification(text.replace('"kind": "text"', '"kind": "txet"'))).toThrow(
      'damaged or was changed by hand: entities[0].fields[1].kind is "txet", not one of "text", "integer"',
    );
    expect(() => parseSpecification(text.replace('"nullable"', '"nulable"'))).toThrow(
      'entities[0].fields[0] has no "nullable"',
    );
    expect(() => parseSpecification(text.replace('"format": 2', '"format": 2, "x": 2'))).toThrow(
      'it has "x", which this version does not know',
    );
  });

  it('takes a file that an editor began with a byte order mark', () => {
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
