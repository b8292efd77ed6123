/** Tells whether a slot renders something: `condition && <Part />` leaves `false` in it. */
export function hasContent(node: unknown): boolean {
  return node !== undefined && node !== null && node !== false;
}
