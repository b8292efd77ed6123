import { globSync, readFileSync } from 'node:fs';
import { extendTailwindMerge } from 'tailwind-merge';
import { describe, expect, it } from 'vitest';
import { joinClassNames, tv } from './tv.ts';

const everything = extendTailwindMerge({
  extend: {
    classGroups: {
      'font-size': [{ text: ['2xs', 'xs', 'sm', 'md', 'base', 'lg', 'xl', '2xl'] }],
      'font-family': [{ font: ['sans', 'mono'] }],
      'font-weight': [{ font: ['normal', 'medium', 'current', 'semibold'] }],
    },
  },
});

const sources = globSync('packages/{ui,inspector}/src/{components,fields,patterns}/**/*.{ts,tsx}', {
  exclude: (name) => /\.(test|stories)\.|class-groups|record\.ts/.test(name),
});

const classShape = /^(?:\S+:)?-?[a-z][\w.[\]()/%-]*$/;

/** Every class in a list of classes in our sources, without its modifiers. */
const classes = [
  ...new Set(
    sources
      .flatMap((file) => readFileSync(file, 'utf8').match(/'[^'\n]*'|"[^"\n]*"/g) ?? [])
      .map((text) => text.slice(1, -1).trim().split(/\s+/))
      .filter((words) => words.length > 1 && words.every((word) => classShape.test(word)))
      .flat()
      .map((word) => word.replace(/^\S+:(?=[^:]+$)/, '')),
  ),
];

const knows = (merge: (a: string) => string, name: string): boolean =>
  merge(`${name} ${name}`) === name;
const drops = (merge: (a: string) => string, a: string, b: string): boolean =>
  merge(`${a} ${b}`) === b;

describe('the table of class groups', () => {
  const known = classes.filter((name) => knows(everything, name));

  it('covers the classes that we use', () => {
    expect(known.length).toBeGreaterThan(200);
    expect(known).toContain('px-2.5');
  });

  it('covers every class of tailwind-merge', () => {
    expect(known.filter((name) => !knows(joinClassNames, name))).toEqual([]);
  });

  it('resolves conflicts exactly as tailwind-merge does', () => {
    const different = known.flatMap((a) =>
      known
        .filter((b) => a !== b && drops(everything, a, b) !== drops(joinClassNames, a, b))
        .map((b) => `${a} ${b}: ${joinClassNames(a, b)} instead of ${everything(a, b)}`),
    );
    expect(different).toEqual([]);
  });

  it.each([
    ['h-control h-10', 'h-10'],
    ['h-8 h-row', 'h-row'],
    ['px-3 p-control', 'p-control'],
    ['text-sm text-ink text-md text-danger', 'text-md text-danger'],
    ['border border-line border-e-0 border-danger', 'border border-e-0 border-danger'],
    ['z-popup z-10', 'z-10'],
    ['hover:bg-hover bg-panel hover:bg-pressed', 'bg-panel hover:bg-pressed'],
    ['duration-fast duration-200', 'duration-200'],
    ['leading-6 text-xs/[1.125rem]', 'text-xs/[1.125rem]'],
    ['data-[state=open]:bg-hover data-[state=open]:bg-panel', 'data-[state=open]:bg-panel'],
    ['own-class another', 'own-class another'],
  ])('makes of “%s” “%s”', (given, expected) => {
    expect(joinClassNames(given)).toBe(expected);
  });
});

describe('tv', () => {
  const base = tv({
    base: 'px-2 text-ink',
    variants: { size: { small: 'px-1', large: 'px-4' } },
    defaultVariants: { size: 'small' },
  });

  it('merges base, variants and className, the later first', () => {
    expect(base()).toBe('text-ink px-1');
    expect(base({ size: 'large', className: 'px-8' })).toBe('text-ink px-8');
  });

  it('merges slots, each with its own className', () => {
    const { root, label } = tv({ slots: { root: 'p-2', label: 'font-medium' } })();
    expect(root({ className: 'p-4' })).toBe('p-4');
    expect(label()).toBe('font-medium');
  });

  it('extends another table', () => {
    const extended = tv({
      extend: base,
      base: 'font-medium px-3',
      defaultVariants: { size: 'large' },
    });
    expect(extended()).toBe('text-ink font-medium px-4');
  });
});
