/** Whether a slot was filled: `condition && <Part />` may have left `false` in it. */
export function isGiven(node: unknown): boolean {
  return node !== undefined && node !== null && node !== false;
}
