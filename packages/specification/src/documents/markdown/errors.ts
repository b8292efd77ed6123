import type { Specification } from '../../model/index.ts';
import { code, factText, plain, sourceText, table } from './text.ts';
import { documentMessages, errorMessages } from './messages.ts';

/** Point 8: what may be refused, what is said then, and what the product does. */
export function errorsSection({ errors }: Specification): readonly string[] {
  return [
    table(
      [
        errorMessages.statement,
        errorMessages.message,
        errorMessages.reaction,
        errorMessages.code,
        errorMessages.constraint,
        documentMessages.source,
      ],
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
