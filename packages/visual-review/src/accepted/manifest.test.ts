import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AcceptedPicture, formatManifest, parseManifest, pictureKey } from './manifest.ts';

const hash = fc.string({
  unit: fc.constantFrom(...Array.from('0123456789abcdef')),
  minLength: 32,
  maxLength: 32,
});
const word = fc.stringMatching(/^[a-z][a-z-]{0,12}$/);
const row: fc.Arbitrary<AcceptedPicture> = fc.record({
  story: word,
  mode: word,
  picture: hash,
  tree: hash,
  who: fc.stringMatching(/^[A-Z][a-z]{0,8}( [A-Z][a-z]{0,8})?$/),
  why: fc.stringMatching(/^[A-Z][a-z]{0,8}( [a-z]{1,8}){0,3}\.$/),
});

const manifestOf = (rows: readonly AcceptedPicture[]) =>
  new Map(rows.map((one) => [pictureKey(one), one] as const));

const one: AcceptedPicture = {
  story: 'button--matrix',
  mode: 'light-1280',
  picture: 'a'.repeat(32),
  tree: 'b'.repeat(32),
  who: 'A',
  why: 'Because',
};

describe('manifest', () => {
  it('round-trips, and has the same text for every order of rows', () => {
    fc.assert(
      fc.property(fc.array(row), (rows) => {
        const manifest = manifestOf(rows);
        const text = formatManifest(manifest);
        expect(new Map(parseManifest(text))).toEqual(manifest);
        expect(formatManifest(manifestOf([...manifest.values()].toReversed()))).toBe(text);
      }),
    );
  });

  it('has one line for each picture: accepting one changes no other', () => {
    fc.assert(
      fc.property(fc.array(row), row, (rows, more) => {
        const before = formatManifest(manifestOf(rows)).split('\n');
        const after = formatManifest(manifestOf([...rows, more])).split('\n');
        const gone = before.filter((line) => !after.includes(line));
        expect(gone.length).toBeLessThanOrEqual(1);
        expect(after.filter((line) => !before.includes(line))).toHaveLength(
          before.some(
            (line) =>
              line === after.find((other) => other.startsWith(`${more.story}\t${more.mode}\t`)),
          )
            ? 0
            : 1,
        );
      }),
    );
  });

  it('keeps a reason of several lines on its line', () => {
    const text = formatManifest(manifestOf([{ ...one, why: 'The accent\n\tis violet' }]));
    expect([...parseManifest(text).values()][0]?.why).toBe('The accent is violet');
  });

  it('reports the line of a bad merge, and what to do', () => {
    const text = formatManifest(manifestOf([one]));
    const line = text.split('\n')[1]!;
    expect(() => parseManifest(`${text}${line}\n`)).toThrow(/Line 3 .* appear twice/);
    expect(() => parseManifest(`${text}<<<<<<< HEAD\n`)).toThrow(/Line 3 .* conflict.*Keep either/);
    expect(() => parseManifest('button--matrix\tlight-1280\tnothing\n')).toThrow(
      /Line 1 .*Correct/,
    );
  });
});
