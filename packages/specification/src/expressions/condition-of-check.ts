/** Returns the condition of `CHECK ((a > 0)) NOT VALID`; undefined for any other constraint. */
export function conditionOfCheck(definition: string): string | undefined {
  const pattern = /^CHECK \((.*)\)(?: NO INHERIT)?(?: NOT VALID)?(?: NOT ENFORCED)?$/s;
  return pattern.exec(definition)?.[1];
}
