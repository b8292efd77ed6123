import { formatList } from '@ninefold/messages';
import { pathOf } from '../../key-path/index.ts';
import { ownEntry } from '../../model/index.ts';
import type { Declaration } from '../declaration.ts';
import type { ProblemList } from '../problems.ts';
import { fullDeclarationMessages } from './messages.ts';
import schema from './declaration.schema.json' with { type: 'json' };

/** The part of JSON Schema that the schema is written in. `{}` takes any value. */
interface Shape {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly additionalProperties?: Shape;
  readonly items?: Shape;
}

/**
 * Returns a declaration without unknown keys and values of the wrong type, which become problems. In
 * a typed file the editor reports the same; other files nobody has checked.
 */
export function fittingDeclaration(value: unknown, problems: ProblemList): Declaration {
  return fitting(value, schema, [], problems) ?? {};
}

type Path = readonly (string | number)[];

function fitting(value: unknown, shape: Shape, path: Path, problems: ProblemList): unknown {
  const { properties = {}, additionalProperties, items = {} } = shape;
  const types = [shape.type ?? []].flat();
  if (value === undefined || types.length === 0) return value;
  if (!types.includes(typeOf(value))) {
    problems.add(
      pathOf(...path),
      fullDeclarationMessages.wrongType({
        expected: formatList(types.map(typeName), 'or'),
        actual: typeName(typeOf(value)),
      }),
    );
    return undefined;
  }
  if (Array.isArray(value)) {
    return value
      .map((item, index) => fitting(item, items, [...path, index], problems))
      .filter((item) => item !== undefined);
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, of]) => {
    const place = [...path, key];
    const inner = additionalProperties ?? ownEntry(properties, key);
    if (inner !== undefined) return [key, fitting(of, inner, place, problems)] as const;
    problems.unknown(pathOf(...place), 'key', key, Object.keys(properties));
    return [key, undefined] as const;
  });
  return Object.fromEntries(entries.filter(([, of]) => of !== undefined));
}

function typeName(type: string): string {
  return fullDeclarationMessages.typeName({ type });
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
