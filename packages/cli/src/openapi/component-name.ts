import { type Entity, entityId } from '@ninefold/specification';

/** Returns the name of an entity's component, of the characters that OpenAPI allows. */
export function componentName(entity: Pick<Entity, 'name' | 'schema'>, ...parts: string[]): string {
  return [entityId(entity), ...parts].map(allowed).join('.');
}

function allowed(name: string): string {
  return name.replaceAll(/[^A-Za-z0-9._]/gu, (mark) => `-${mark.codePointAt(0)?.toString(16)}-`);
}

/** Returns a reference to a component. */
export function componentRef(kind: 'schemas' | 'parameters' | 'responses', name: string) {
  return { $ref: `#/components/${kind}/${name}` };
}
