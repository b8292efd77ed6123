import { createHash } from 'node:crypto';
import { jsonSchema, type SchemaSubject } from '@ninefold/rules/schema';
import { type Entity, entityPlural, isKnown } from '@ninefold/specification';
import type { ActingRole } from '../roles/index.ts';
import { componentName } from './component-name.ts';
import { filterParameters } from './filters.ts';
import { functionOperations, isFunctionCall } from './function-paths.ts';
import { openApiMessages } from './messages.ts';
import { sharedParameters } from './parameters.ts';
import { relationOperations } from './relation-paths.ts';
import { errorResponse, errorSchema } from './responses.ts';

export interface OpenApi {
  readonly document: object;
  /** The number of its paths. */
  readonly paths: number;
  /** The names of what is left out: another schema has a table, view or function with the same path. */
  readonly leftOut: readonly string[];
}

/** Describes the Data API as a role may use it, in OpenAPI 3.1. */
export function openApi(role: ActingRole, projectUrl: string | undefined): OpenApi {
  const { specification } = role;
  const { purpose } = specification;
  const relations = firstOfEach(
    specification.entities.filter(
      (entity) => Object.keys(relationOperations(role, entity)).length > 0,
    ),
    ({ name }) => name,
  );
  const entities = relations.first;
  const calls = Map.groupBy(
    specification.calls.filter(isFunctionCall),
    ({ function: { name, schema } }) => JSON.stringify([schema, name]),
  );
  const functions = firstOfEach([...calls.values()], ([call]) => call?.function.name ?? '');
  const content = {
    tags: entities.map((entity) => ({
      name: entityPlural(entity),
      ...(isKnown(entity.description) && { description: entity.description.value }),
    })),
    paths: {
      ...Object.fromEntries(
        entities.map((entity) => [
          `/${encodeURIComponent(entity.name)}`,
          relationOperations(role, entity),
        ]),
      ),
      ...Object.fromEntries(
        functions.first.map((overloads) => [
          `/rpc/${encodeURIComponent(overloads[0]?.function.name ?? '')}`,
          functionOperations(entities, overloads),
        ]),
      ),
    },
    components: {
      schemas: {
        ...Object.fromEntries(entities.flatMap((entity) => schemasOf(role, entity))),
        '-error': errorSchema,
      },
      parameters: {
        ...Object.assign({}, ...entities.map(filterParameters)),
        ...sharedParameters(),
      },
      responses: { error: errorResponse() },
      securitySchemes: {
        apikey: {
          type: 'apiKey',
          in: 'header',
          name: 'apikey',
          description: openApiMessages.apiKey,
        },
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      },
    },
  };
  const version = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);
  return {
    document: {
      openapi: '3.1.0',
      info: {
        title: purpose.title.value ?? 'Data API',
        description: [
          ...(isKnown(purpose.purpose) ? [purpose.purpose.value] : []),
          openApiMessages.asRole({ role: role.name }),
        ].join('\n\n'),
        version,
      },
      servers: [{ url: `${projectUrl ?? 'https://PROJECT.supabase.co'}/rest/v1` }],
      security: [role.databaseRole === 'anon' ? { apikey: [] } : { apikey: [], bearer: [] }],
      ...content,
    },
    paths: Object.keys(content.paths).length,
    leftOut: [
      ...relations.others.map(({ schema, name }) => `${schema}.${name}`),
      ...functions.others.map(([call]) => `${call?.function.schema}.${call?.function.name}()`),
    ],
  };
}

/** Only a header tells tables of one name in two schemas apart, and OpenAPI has one description for a path. */
function firstOfEach<T>(items: readonly T[], pathOf: (item: T) => string) {
  const groups = [...Map.groupBy(items, pathOf).values()];
  return {
    first: groups.flatMap((group) => group.slice(0, 1)),
    others: groups.flatMap((group) => group.slice(1)),
  };
}

/** The schemas of an entity for its role, by the name of their component. */
function schemasOf(role: ActingRole, entity: Entity): readonly (readonly [string, object])[] {
  const schema = (subject: SchemaSubject, ...parts: string[]) => {
    const action = subject === 'record' ? 'select' : subject;
    const fields = new Set(
      entity.fields.filter(({ grants }) => grants[action]).map(({ name }) => name),
    );
    const whole = jsonSchema(role.specification, entity, subject);
    const { $schema: _, properties, required = [], additionalProperties, ...facts } = whole;
    const own = (required as readonly string[]).filter((name) => fields.has(name));
    return [
      componentName(entity, ...parts),
      {
        ...facts,
        properties: Object.fromEntries(
          Object.entries(properties as object).filter(([name]) => fields.has(name)),
        ),
        ...(own.length > 0 && { required: own }),
        // What is embedded comes with a record.
        ...(subject !== 'record' && { additionalProperties }),
      },
    ] as const;
  };
  return [
    ...(entity.grants.select ? [schema('record')] : []),
    ...(entity.grants.insert ? [schema('insert', 'insert')] : []),
    ...(entity.grants.update ? [schema('update', 'update')] : []),
  ];
}
