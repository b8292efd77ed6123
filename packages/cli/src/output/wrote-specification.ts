import type { Specification } from '@ninefold/specification';
import { outputMessages } from './messages.ts';
import type { Written } from './write-output.ts';

/** Returns the message that a file about a specification was written, which counts its content. */
export function wroteSpecification({ entities, rules }: Specification): Written {
  const fields = entities.reduce((sum, entity) => sum + entity.fields.length, 0);
  return ({ file }) =>
    outputMessages.wroteSpecification({
      file,
      entities: entities.length,
      fields,
      rules: rules.length,
    });
}
