import { describe, expect, it } from 'vitest';
import { type MessagePart, parseMessage } from '../../packages/messages/src/parse-message.ts';
import {
  literalsInJsx,
  messageAreas,
  messageReads,
  sentences,
  sourceFiles,
} from './message-sources.ts';
import { messages as workshopMessages } from '../../apps/workshop/messages.ts';
import arCommand from '../../packages/messages/src/ar/command.json' with { type: 'json' };
import arFirst from '../../packages/messages/src/ar/first.json' with { type: 'json' };
import arRest from '../../packages/messages/src/ar/rest.json' with { type: 'json' };
import arSpecification from '../../packages/messages/src/ar/specification.json' with { type: 'json' };
import deCommand from '../../packages/messages/src/de/command.json' with { type: 'json' };
import deFirst from '../../packages/messages/src/de/first.json' with { type: 'json' };
import deRest from '../../packages/messages/src/de/rest.json' with { type: 'json' };
import deSpecification from '../../packages/messages/src/de/specification.json' with { type: 'json' };

const files = sourceFiles('{packages/*/src,apps/*}/**/*.{ts,tsx}');
const areas = files.flatMap(messageAreas);
/** The sources that the product's catalogues translate; applications have their own in `messages.ts`. */
const product = areas.filter(({ file }) => file.startsWith('packages/'));
const workshop = areas.filter(({ file }) => file.startsWith('apps/workshop/'));

describe('messages in English', () => {
  it('are declared once an area', () => {
    const names = areas.map(({ area }) => area);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('are valid', () => {
    const sources = areas.flatMap(({ english }) => Object.values(english));
    expect(() => sources.forEach(parseMessage)).not.toThrow();
  });

  it('are all read', () => {
    const names = new Set(areas.map(({ name }) => name));
    const reads = new Set(files.flatMap((file) => messageReads(file, names)));
    const unread = areas.flatMap(({ name, english }) =>
      Object.keys(english)
        .filter((key) => !reads.has(`${name}.${key}`) && !reads.has(`${name}.*`))
        .map((key) => `${name}.${key}`),
    );
    expect(unread).toEqual([]);
  });
});

describe('every text of the interface is a message', () => {
  const shown = sourceFiles(
    '{packages/{inspector,screens,ui}/src,apps/web,apps/workshop/screens}/**/*.tsx',
  );

  it('in JSX', () => {
    expect(shown.flatMap(literalsInJsx)).toEqual([]);
  });

  it('in other code', () => {
    const code = sourceFiles(
      'packages/{inspector,screens,data,specification,rules,cli}/src/**/*.{ts,tsx}',
    );
    const readByPeople = code.filter(({ file }) => !writesCode.test(file));
    expect(readByPeople.flatMap(sentences)).toEqual([]);
  });
});

/** SQL, plugins, sample records, and files of a project that the command writes: their texts are in the language of the code. */
const writesCode =
  /\/sql\/|-sql\.ts$|\/client\/bundle\/|\/documents\/typescript\/|\/policies\/documents\/|\/samples\/values\/words\.ts$|\/cli\/src\/eject\/|\/init\/specification-module\.ts$|\/stories\/story-files\.ts$/;

/** Returns the keys of all areas: `area.key`. */
function keysOf(of: Readonly<Record<string, object>>): readonly string[] {
  return Object.entries(of).flatMap(([area, texts]) =>
    Object.keys(texts).map((key) => `${area}.${key}`),
  );
}

describe.each([
  ['de', [deFirst, deRest, deSpecification, deCommand]],
  ['ar', [arFirst, arRest, arSpecification, arCommand]],
] as const)('messages in %s', (language, parts) => {
  const catalogue: Readonly<Record<string, Readonly<Record<string, string>>>> = Object.assign(
    {},
    ...parts,
  );

  it('have each area in one part, as the other languages do', () => {
    expect(parts.flatMap((part) => Object.keys(part)).toSorted()).toEqual(
      product.map(({ area }) => area).toSorted(),
    );
  });

  it('have the keys of the English ones', () => {
    const english = Object.fromEntries(product.map(({ area, english }) => [area, english]));
    expect(keysOf(catalogue).toSorted()).toEqual(keysOf(english).toSorted());
  });

  it('have the arguments and tags of the English ones, and every form of a plural', () => {
    const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const problems = product.flatMap(({ area, english }) =>
      Object.entries(english).flatMap(([key, source]) => {
        const translation = catalogue[area]?.[key];
        if (translation === undefined) return [];
        const [theirs, ours] = [parseMessage(translation), parseMessage(source)].map(summary);
        const unknown = [...(theirs?.names ?? [])].filter((name) => ours?.names.has(name) !== true);
        const lost = [...(ours?.names ?? [])].filter((name) => theirs?.names.has(name) !== true);
        const forms = theirs?.plurals.flatMap((plural) =>
          categories.filter((form) => !plural.has(form)),
        );
        return [...unknown, ...lost, ...(forms ?? [])].map((what) => `${area}.${key}: ${what}`);
      }),
    );
    expect(problems).toEqual([]);
  });
});

describe.each(['de', 'ar'])('messages of the example in %s', (language) => {
  it('have the keys of the English ones', () => {
    const texts = workshopMessages.texts?.[language] ?? {};
    expect(workshop.length).toBeGreaterThan(0);
    expect(Object.keys(texts).toSorted()).toEqual(workshop.map(({ area }) => area).toSorted());
    for (const { area, english } of workshop) {
      expect(Object.keys(texts[area] ?? {})).toEqual(Object.keys(english));
    }
  });
});

/** Alternatives for one thing: a translation uses the one that its grammar needs. */
const alternatives: ReadonlySet<string> = new Set([
  'entity',
  'entities',
  'Entity',
  'Entities',
  'gender',
]);

interface Summary {
  readonly names: Set<string>;
  readonly plurals: readonly ReadonlySet<string>[];
}

function summary(parts: readonly MessagePart[]): Summary {
  const names = new Set<string>(alternatives);
  const plurals: ReadonlySet<string>[] = [];
  const collect = (part: MessagePart) => {
    if (typeof part === 'string') return;
    names.add(part.name);
    if (part.kind === 'tag') part.children.forEach(collect);
    if (part.kind === 'plural') plurals.push(new Set(part.options.keys()));
    if (part.kind === 'plural' || part.kind === 'select') {
      [...part.options.values()].flat().forEach(collect);
    }
  };
  parts.forEach(collect);
  return { names, plurals };
}
