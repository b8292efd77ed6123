/** Where tokens are used: by a Tailwind class (`bg-sunken`) or by the variable itself. */
import { densityTokens, foundationTokens, themeTokens } from '../../src/tokens/build/themes.ts';

/** Tailwind's utilities that take a token of a group; the rest of the class is the token's name. */
const utilities: Readonly<Record<string, RegExp>> = {
  color:
    /^(?:text|bg|border(?:-[xytrbles])?|outline|ring|fill|stroke|divide|decoration|caret|accent)-(.+)$/,
  text: /^text-(.+)$/,
  font: /^font-(.+)$/,
  weight: /^font-(.+)$/,
  radius: /^rounded(?:-[trbles]{1,2})?-(.+)$/,
  shadow: /^shadow-(.+)$/,
  duration: /^duration-(.+)$/,
  easing: /^ease-(.+)$/,
  layer: /^z-(.+)$/,
  size: /^(?:[hw]|size|(?:min|max)-[hw]|[pm][xytrbles]?|gap(?:-[xy])?|basis|start|end|top|bottom)-(.+)$/,
};

const distance =
  /^-?(?:[hw]|size|(?:min|max)-[hw]|[pm][xytrbles]?|gap(?:-[xy])?|space-[xy]|inset(?:-[xy])?|start|end|top|bottom)-[\d.]+$/;

/** The names of all tokens, without their file: `color-accent`, `radius-md`. */
const tokenNames: readonly string[] = [
  ...themeTokens('light').keys(),
  ...foundationTokens().keys(),
  ...densityTokens('comfortable').keys(),
];

const known = new Set(tokenNames);

/** The tokens that a source file uses, by its text. */
export function tokensUsedIn(source: string): ReadonlySet<string> {
  const used = new Set<string>();
  for (const [, name = ''] of source.matchAll(/--ninefold-([a-z0-9-]+)/g)) {
    const token = [...known].find(
      (candidate) => name === candidate || name === `${candidate}-line-height`,
    );
    if (token !== undefined) used.add(token);
  }
  for (const [word] of source.matchAll(/(?<![\w/])-?[a-z][\w.-]*(?![\w(/])/g)) {
    if (distance.test(word)) used.add('space-unit');
    for (const [group, utility] of Object.entries(utilities)) {
      const name = `${group}-${utility.exec(word)?.[1] ?? ''}`;
      if (known.has(name)) used.add(name);
    }
  }
  return used;
}

/**
 * Which files use each token.
 *
 * @param files By name, their text.
 */
export function tokenUsage(
  files: ReadonlyMap<string, string>,
): ReadonlyMap<string, readonly string[]> {
  const usage = new Map<string, string[]>(tokenNames.map((name) => [name, []]));
  for (const [file, source] of files) {
    for (const name of tokensUsedIn(source)) usage.get(name)?.push(file);
  }
  return usage;
}
