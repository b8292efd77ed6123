import type { Declaration } from '../declaration.ts';
import { pathOf, type ProblemList } from '../problems.ts';

/** What may stand at a place of a declaration. */
type Shape =
  | 'text'
  | 'number'
  | 'text or number'
  | 'yes or no'
  /** The part that applies it says what fits. */
  | 'any'
  | { readonly keys: Readonly<Record<string, Shape>> }
  | { readonly each: Shape }
  | { readonly list: Shape };

const texts: Shape = { list: 'text' };
const screen = { description: 'text', roles: texts, hidden: 'yes or no' } as const;
const ownScreen = {
  title: 'text',
  description: 'text',
  roles: texts,
  entity: 'text',
  entities: texts,
  group: 'text',
  unlisted: 'yes or no',
  screen: 'any',
} as const;

const entity: Shape = {
  keys: {
    label: 'text',
    plural: 'text',
    description: 'text',
    display: texts,
    order: texts,
    about: 'text',
    history: {
      keys: {
        of: texts,
        entity: 'text',
        record: 'text',
        at: 'text',
        by: 'text',
        before: 'text',
        after: 'text',
      },
    },
    hidden: 'yes or no',
    group: 'text',
    fields: {
      each: {
        keys: {
          label: 'text',
          description: 'text',
          hidden: 'any',
          group: 'text',
          width: 'text',
          help: 'text',
          format: 'any',
          readOnly: 'any',
          default: 'any',
          input: 'any',
          editableBy: texts,
          due: 'any',
          positionIn: 'any',
          shape: 'any',
        },
      },
    },
  },
};

const state: Shape = {
  keys: {
    category: 'yes or no',
    states: {
      each: { keys: { label: 'text', tone: 'text', final: 'yes or no', settled: 'yes or no' } },
    },
    initial: texts,
    transitions: {
      list: { keys: { from: 'text', to: 'text', label: 'text', roles: texts, needs: texts } },
    },
  },
};

const declaration: Shape = {
  keys: {
    title: 'text',
    purpose: 'text',
    audience: 'text',
    entities: { each: entity },
    states: { each: state },
    rules: { each: { list: { keys: { statement: 'text', fields: texts, sql: 'text' } } } },
    roles: {
      each: {
        keys: {
          label: 'text',
          description: 'text',
          external: 'yes or no',
          may: { each: 'any' },
          quotas: { each: 'text or number' },
        },
      },
    },
    application: {
      keys: {
        shortName: 'text',
        icon: 'text',
        image: 'text',
        address: 'text',
        locale: 'text',
        timeZone: 'text',
      },
    },
    access: {
      keys: {
        claims: texts,
        memberships: { keys: { entity: 'text', person: 'text', role: 'text', tenant: 'text' } },
        function: { keys: { name: 'text', field: 'text', tenant: 'text' } },
        tenant: { keys: { entity: 'text', field: 'text' } },
      },
    },
    calls: { each: { keys: { does: 'text', payload: texts, entity: 'text' } } },
    messages: { each: { keys: { message: 'text', reaction: 'text' } } },
    limits: { each: 'any' },
    screens: {
      keys: {
        lists: {
          each: {
            keys: {
              columns: texts,
              order: { list: { keys: { field: 'text', direction: 'text' } } },
              filters: { each: 'text' },
              pageSize: 'number',
              view: 'text',
            },
          },
        },
        entities: {
          each: {
            keys: {
              list: { keys: screen },
              detail: { keys: screen },
              create: { keys: screen },
              change: { keys: screen },
            },
          },
        },
        product: {
          keys: {
            functions: { keys: screen },
            calls: { keys: screen },
            specification: { keys: screen },
          },
        },
        own: { each: { keys: ownScreen } },
        order: texts,
      },
    },
  },
};

type Path = readonly (string | number)[];

/**
 * The declaration without what cannot be one: keys that none has, and values of
 * another kind than they should be, which are told. The editor says the same of
 * a typed file; a file of another origin nobody has checked.
 */
export function fittingDeclaration(value: unknown, problems: ProblemList): Declaration {
  return fitting(value, declaration, [], problems) ?? {};
}

function fitting(value: unknown, shape: Shape, path: Path, problems: ProblemList): unknown {
  if (value === undefined || shape === 'any') return value;
  const refuse = (what: string): undefined => {
    problems.add(placeOf(path), `This must be ${what}, not ${kindOf(value)}.`);
  };
  if (typeof shape === 'string') return fits(value, shape) ? value : refuse(`a ${shape}`);
  if ('list' in shape) {
    if (!Array.isArray(value)) return refuse('a list');
    return value
      .map((item, index) => fitting(item, shape.list, [...path, index], problems))
      .filter((item) => item !== undefined);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return refuse('an object');
  }
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, of]): [string, unknown][] => {
      const inner = 'each' in shape ? shape.each : shape.keys[key];
      if (inner !== undefined) {
        const fit = fitting(of, inner, [...path, key], problems);
        return fit === undefined ? [] : [[key, fit]];
      }
      const known = 'keys' in shape ? Object.keys(shape.keys) : [];
      problems.unknown(placeOf([...path, key]), 'key', key, known);
      return [];
    }),
  );
}

function placeOf(path: Path): string {
  return path.reduce<string>((place, key) => {
    if (typeof key === 'number') return `${place}[${key}]`;
    return place === '' ? pathOf(key) : place + pathOf('x', key).slice(1);
  }, '');
}

function fits(value: unknown, shape: 'text' | 'number' | 'text or number' | 'yes or no'): boolean {
  switch (shape) {
    case 'text':
      return typeof value === 'string';
    case 'number':
      return typeof value === 'number';
    case 'yes or no':
      return typeof value === 'boolean';
    default:
      return typeof value === 'string' || typeof value === 'number';
  }
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value)
    ? 'a list'
    : `${typeof value === 'object' ? 'an' : 'a'} ${typeof value}`;
}
