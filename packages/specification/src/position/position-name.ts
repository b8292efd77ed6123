/** Returns whether a field's name says that it orders records. */
export function isPositionName(name: string): boolean {
  return positionName.test(name.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1_$2'));
}

/** `position`, `line_number`, `sort_order`; not `number` or `version`, which identify records. */
const positionName =
  /(?:^|[_ -])(?:order|(?:position|pos|ordinal|rank|sort|sequence|seq|line|item|row|step)(?:[_ -]?(?:no|nr|num|number|index))?)$/iu;
