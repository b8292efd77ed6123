import type { Specification } from '../../model/index.ts';
import { code, factText, plain, sourceText, table } from './text.ts';

/** Point 8: what may be refused, what is said then, and what the product does. */
export function errorsSection({ errors }: Specification): readonly string[] {
  return [
    table(
      ['What happened', 'Message', 'Reaction', 'Code', 'Constraint', 'Source'],
      errors.map(({ code: name, constraint, message, reaction, statement, source }) => [
        statement?.value === undefined ? '—' : plain(statement.value),
        factText(message),
        factText(reaction),
        code(name),
        constraint === undefined ? '—' : code(constraint),
        sourceText(source),
      ]),
    ),
  ];
}
