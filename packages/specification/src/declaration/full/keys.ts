import { pathOf } from '../../key-path/index.ts';
import type {
  Declaration,
  EntityDeclaration,
  FieldDeclaration,
  ListDeclaration,
  OwnScreenDeclaration,
  RoleDeclaration,
  StateDeclaration,
} from '../declaration.ts';
import type { ProblemList } from '../problems.ts';

/** The kinds of value that a place in a declaration takes. */
type Shape =
  | 'text'
  | 'number'
  | 'text or number'
  | 'yes or no'
  /** Checked by the part that applies it. */
  | 'any'
  | { readonly keys: Readonly<Record<string, Shape>> }
  | { readonly each: Shape }
  | { readonly list: Shape };

type KeysOf<T> = Readonly<Record<keyof T, Shape>>;

const every = <Key extends string>(shape: Shape, ...keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, shape])) as Record<Key, Shape>;
const texts: Shape = { list: 'text' };
const screen: Shape = { keys: { description: 'text', roles: texts, hidden: 'yes or no' } };

const field: KeysOf<FieldDeclaration> = {
  ...every('text', 'label', 'description', 'group', 'width', 'help'),
  ...every('any', 'hidden', 'format', 'readOnly', 'default', 'input', 'due', 'positionIn', 'shape'),
  editableBy: texts,
};

const entity: KeysOf<EntityDeclaration> = {
  ...every('text', 'label', 'plural', 'description', 'about', 'group'),
  display: texts,
  order: texts,
  history: {
    keys: { of: texts, ...every('text', 'entity', 'record', 'at', 'by', 'before', 'after') },
  },
  hidden: 'yes or no',
  fields: { each: { keys: field } },
};

const state: KeysOf<StateDeclaration> = {
  category: 'yes or no',
  states: {
    each: {
      keys: { ...every('text', 'label', 'tone'), ...every('yes or no', 'final', 'settled') },
    },
  },
  initial: texts,
  transitions: {
    list: { keys: { ...every('text', 'from', 'to', 'label'), roles: texts, needs: texts } },
  },
};

const role: KeysOf<RoleDeclaration> = {
  ...every('text', 'label', 'description'),
  external: 'yes or no',
  may: { each: 'any' },
  quotas: { each: 'text or number' },
};

const list: KeysOf<ListDeclaration> = {
  columns: texts,
  order: { list: { keys: every('text', 'field', 'direction') } },
  filters: { each: 'text' },
  pageSize: 'number',
  view: 'text',
};

const ownScreen: KeysOf<OwnScreenDeclaration> = {
  ...every('text', 'title', 'description', 'entity', 'group'),
  roles: texts,
  entities: texts,
  unlisted: 'yes or no',
  screen: 'any',
};

const screens: KeysOf<NonNullable<Declaration['screens']>> = {
  lists: { each: { keys: list } },
  entities: { each: { keys: every(screen, 'list', 'detail', 'create', 'change') } },
  product: { keys: every(screen, 'functions', 'calls', 'specification') },
  own: { each: { keys: ownScreen } },
  order: texts,
};

const declaration: KeysOf<Declaration> = {
  ...every('text', 'title', 'purpose', 'audience'),
  entities: { each: { keys: entity } },
  states: { each: { keys: state } },
  rules: { each: { list: { keys: { ...every('text', 'statement', 'sql'), fields: texts } } } },
  roles: { each: { keys: role } },
  application: { keys: every('text', 'shortName', 'image', 'address', 'locale', 'timeZone') },
  access: {
    keys: {
      claims: texts,
      memberships: { keys: every('text', 'entity', 'person', 'role', 'tenant') },
      function: { keys: every('text', 'name', 'field', 'tenant') },
      tenant: { keys: every('text', 'entity', 'field') },
    },
  },
  calls: { each: { keys: { ...every('text', 'does', 'entity'), payload: texts } } },
  messages: { each: { keys: every('text', 'message', 'reaction') } },
  limits: { each: 'any' },
  screens: { keys: screens },
};

/**
 * Returns a declaration without unknown keys and values of the wrong type, which become problems. In
 * a typed file the editor reports the same; other files nobody has checked.
 */
export function fittingDeclaration(value: unknown, problems: ProblemList): Declaration {
  return fitting(value, { keys: declaration }, [], problems) ?? {};
}

type Path = readonly (string | number)[];

function fitting(value: unknown, shape: Shape, path: Path, problems: ProblemList): unknown {
  if (value === undefined || shape === 'any') return value;
  const refuse = (what: string): undefined => {
    problems.add(pathOf(...path), `This must be ${what}, not ${typeInWords(value)}.`);
  };
  if (typeof shape === 'string') {
    return types[shape].includes(typeof value) ? value : refuse(`a ${shape}`);
  }
  if ('list' in shape) {
    if (!Array.isArray(value)) return refuse('a list');
    return value
      .map((item, index) => fitting(item, shape.list, [...path, index], problems))
      .filter((item) => item !== undefined);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return refuse('an object');
  }
  const entries = Object.entries(value).map(([key, of]) => {
    const place = [...path, key];
    const inner = 'each' in shape ? shape.each : shape.keys[key];
    if (inner !== undefined) return [key, fitting(of, inner, place, problems)] as const;
    problems.unknown(pathOf(...place), 'key', key, 'keys' in shape ? Object.keys(shape.keys) : []);
    return [key, undefined] as const;
  });
  return Object.fromEntries(entries.filter(([, of]) => of !== undefined));
}

const types: Readonly<Record<string & Shape, readonly string[]>> = {
  text: ['string'],
  number: ['number'],
  'text or number': ['string', 'number'],
  'yes or no': ['boolean'],
  any: [],
};

function typeInWords(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return `${typeof value === 'object' ? 'an' : 'a'} ${typeof value}`;
}
