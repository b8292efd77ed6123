/** Returns the condition of `CHECK ((a > 0)) NOT VALID`; undefined for another constraint, and one that isn't enforced. */
export function conditionOfCheck(definition: string): string | undefined {
  return /^CHECK \((.*)\)(?: NO INHERIT)?(?: NOT VALID)?$/s.exec(definition)?.[1];
}
