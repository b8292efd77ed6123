import { isKnown } from '../../../model/fact.ts';
import type { Specification } from '../../../model/specification.ts';
import { factText, list } from '../text.ts';

/** Point 1, in the words of its statements; what is not shown is said by the document. */
export function purposeSection({ purpose }: Specification): readonly string[] {
  const statements = [
    ['Title', purpose.title],
    ['What the product does, its purpose', purpose.purpose],
    ['Whom it is for, its intended users or audience', purpose.audience],
  ] as const;
  return [
    list(
      statements.flatMap(([name, fact]) => (isKnown(fact) ? [`${name}: ${factText(fact)}`] : [])),
    ),
  ];
}
