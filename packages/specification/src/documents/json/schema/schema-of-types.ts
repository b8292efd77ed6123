import type { ESTree } from 'vite';
import type { TypeDeclarations } from './declarations.ts';
import type { JsonSchema } from './schema.ts';

type Arguments = ReadonlyMap<string, JsonSchema>;

/**
 * JSON Schema of a declared type and of all that it is made of, in `$defs` by
 * name. Objects are closed. What is written in TypeScript alone (a function, a
 * conditional type) has no JSON and raises an Error that names it.
 */
export function schemaOfType(declarations: TypeDeclarations, name: string): JsonSchema {
  const definitions: Record<string, JsonSchema> = {};
  const maker = new SchemaMaker(declarations, definitions);
  const { $ref } = maker.reference(name, []);
  const sorted = Object.entries(definitions).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return { $ref, $defs: Object.fromEntries(sorted) };
}

class SchemaMaker {
  readonly #declarations: TypeDeclarations;
  readonly #definitions: Record<string, JsonSchema>;

  constructor(declarations: TypeDeclarations, definitions: Record<string, JsonSchema>) {
    this.#declarations = declarations;
    this.#definitions = definitions;
  }

  reference(name: string, given: readonly JsonSchema[]): JsonSchema {
    const definition = [name, ...given.map(nameOf)].join('Of');
    if (this.#definitions[definition] === undefined) {
      this.#definitions[definition] = {};
      this.#definitions[definition] = this.#declared(name, given);
    }
    return { $ref: `#/$defs/${definition}` };
  }

  #declared(name: string, given: readonly JsonSchema[]): JsonSchema {
    const declaration = this.#declarations.types.get(name);
    if (declaration === undefined) throw new Error(`No type ${name} is declared.`);
    const parameters = declaration.typeParameters?.params ?? [];
    const withArguments: Arguments = new Map(
      parameters.map((parameter, index) => [parameter.name.name, given[index] ?? {}]),
    );
    const description = this.#declarations.describe(declaration);
    const body =
      declaration.type === 'TSTypeAliasDeclaration'
        ? this.#schema(declaration.typeAnnotation, withArguments)
        : this.#interface(declaration, withArguments);
    return description === undefined ? body : { description, ...body };
  }

  #interface(declaration: ESTree.TSInterfaceDeclaration, given: Arguments): JsonSchema {
    const own = this.#object(declaration.body.body, given);
    return declaration.extends.reduce((schema, { expression, typeArguments }) => {
      if (expression.type !== 'Identifier') throw unknown(expression);
      const base = this.#resolve(this.#named(expression.name, typeArguments?.params ?? [], given));
      return joined(schema, base);
    }, own);
  }

  #object(members: readonly ESTree.TSSignature[], given: Arguments): JsonSchema {
    const properties: Record<string, JsonSchema> = {};
    const required: string[] = [];
    for (const member of members) {
      if (member.type !== 'TSPropertySignature' || member.key.type !== 'Identifier') {
        throw unknown(member);
      }
      const type = member.typeAnnotation?.typeAnnotation;
      if (type === undefined) throw unknown(member);
      // `value?: undefined` says that JSON has no such key.
      if (type.type === 'TSUndefinedKeyword') continue;
      const description = this.#declarations.describe(member);
      const schema = this.#schema(type, given);
      properties[member.key.name] = description === undefined ? schema : { description, ...schema };
      if (!member.optional) required.push(member.key.name);
    }
    return { type: 'object', properties, required, additionalProperties: false };
  }

  #schema(type: ESTree.TSType, given: Arguments): JsonSchema {
    switch (type.type) {
      case 'TSStringKeyword':
        return { type: 'string' };
      case 'TSNumberKeyword':
        return { type: 'number' };
      case 'TSBooleanKeyword':
        return { type: 'boolean' };
      case 'TSNullKeyword':
        return { type: 'null' };
      case 'TSParenthesizedType':
        return this.#schema(type.typeAnnotation, given);
      case 'TSTypeLiteral':
        return this.#object(type.members, given);
      case 'TSArrayType':
        return { type: 'array', items: this.#schema(type.elementType, given) };
      case 'TSLiteralType':
        return literal(type);
      case 'TSUnionType':
        return union(type.types.map((each) => this.#schema(each, given)));
      case 'TSIntersectionType':
        return type.types
          .map((each) => this.#resolve(this.#schema(each, given)))
          .reduce((all, part) => joined(all, part));
      case 'TSTypeOperator':
        return this.#operator(type, given);
      case 'TSIndexedAccessType':
        return this.#indexed(type, given);
      case 'TSTypeReference':
        if (type.typeName.type !== 'Identifier') throw unknown(type);
        return this.#named(type.typeName.name, type.typeArguments?.params ?? [], given);
      default:
        throw unknown(type);
    }
  }

  #operator(type: ESTree.TSTypeOperator, given: Arguments): JsonSchema {
    const of = this.#schema(type.typeAnnotation, given);
    if (type.operator === 'readonly') return of;
    if (type.operator !== 'keyof') throw unknown(type);
    return { type: 'string', enum: Object.keys(this.#resolve(of).properties ?? {}) };
  }

  #indexed({ objectType, indexType }: ESTree.TSIndexedAccessType, given: Arguments): JsonSchema {
    const object =
      objectType.type === 'TSParenthesizedType' ? objectType.typeAnnotation : objectType;
    if (object.type === 'TSTypeQuery' && object.exprName.type === 'Identifier') {
      const list = this.#declarations.lists.get(object.exprName.name);
      if (list === undefined) throw unknown(object);
      return { type: 'string', enum: list };
    }
    const name = indexType.type === 'TSLiteralType' ? literal(indexType).enum?.[0] : undefined;
    const found = this.#resolve(this.#schema(object, given)).properties?.[name ?? ''];
    if (found === undefined) throw unknown(indexType);
    return found;
  }

  #named(name: string, types: readonly ESTree.TSType[], given: Arguments): JsonSchema {
    const bound = given.get(name);
    if (bound !== undefined) return bound;
    const parameters = types.map((type) => this.#schema(type, given));
    const [first = {}, second = {}] = parameters;
    switch (name) {
      case 'Readonly':
        return first;
      case 'Record':
        return first.enum === undefined
          ? { type: 'object', additionalProperties: second }
          : {
              type: 'object',
              properties: Object.fromEntries(first.enum.map((key) => [key, second])),
              required: first.enum,
              additionalProperties: false,
            };
      case 'Omit':
      case 'Pick':
        return this.#part(
          first,
          (key) => (second.enum?.includes(key) === true) === (name === 'Pick'),
        );
      case 'Partial':
        return { ...this.#resolve(first), required: [] };
      default:
        return this.reference(name, parameters);
    }
  }

  #part(whole: JsonSchema, keeps: (key: string) => boolean): JsonSchema {
    const { properties = {}, required = [], ...rest } = this.#resolve(whole);
    return {
      ...rest,
      properties: Object.fromEntries(Object.entries(properties).filter(([key]) => keeps(key))),
      required: required.filter(keeps),
    };
  }

  #resolve(schema: JsonSchema): JsonSchema {
    const name = schema.$ref?.split('/').at(-1);
    return name === undefined ? schema : this.#resolve(this.#definitions[name] ?? {});
  }
}

/** An object with the keys of both, those of the first first. */
function joined(first: JsonSchema, second: JsonSchema): JsonSchema {
  return {
    ...first,
    properties: { ...first.properties, ...second.properties, ...first.properties },
    required: [...(first.required ?? []), ...(second.required ?? [])],
  };
}

function literal({ literal: { type, ...rest } }: ESTree.TSLiteralType): JsonSchema {
  const value = 'value' in rest ? rest.value : undefined;
  if (type === 'Literal' && typeof value === 'string') return { type: 'string', enum: [value] };
  if (typeof value === 'number' || typeof value === 'boolean') return { const: value };
  throw new Error(`A literal ${type} has no JSON Schema here.`);
}

/** Texts of one list stand in one `enum`; `undefined` is no JSON. */
function union(parts: readonly JsonSchema[]): JsonSchema {
  const texts = parts.flatMap((part) => part.enum ?? []);
  const others = parts.filter((part) => part.enum === undefined);
  const all: JsonSchema[] =
    texts.length === 0 ? others : [{ type: 'string', enum: texts }, ...others];
  return all.length === 1 && all[0] !== undefined ? all[0] : { anyOf: all };
}

/** The name of a definition's argument: `Fact` of `string[]` is `FactOfStringList`. */
function nameOf(schema: JsonSchema): string {
  if (schema.$ref !== undefined) return schema.$ref.split('/').at(-1) ?? '';
  if (schema.items !== undefined) return `${nameOf(schema.items)}List`;
  if (typeof schema.additionalProperties === 'object') {
    return `${nameOf(schema.additionalProperties)}Record`;
  }
  const name = schema.enum?.join('Or') ?? schema.type ?? 'union';
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function unknown(node: ESTree.Node): Error {
  return new Error(`${node.type} at ${node.start} has no JSON Schema here: say it otherwise.`);
}
