/**
 * The part of the Design Tokens Format Module 2025.10 (DTCG) that our files
 * use, and a reader that flattens a file into tokens by their path.
 */

export interface ColorValue {
  readonly colorSpace: 'oklch';
  /** Lightness 0–1, chroma, hue in degrees. */
  readonly components: readonly [number, number, number];
  readonly alpha?: number;
}

export interface DimensionValue {
  readonly value: number;
  readonly unit: 'px' | 'rem';
}

interface DurationValue {
  readonly value: number;
  readonly unit: 'ms' | 's';
}

export interface ShadowLayer {
  readonly color: ColorValue;
  readonly offsetX: DimensionValue;
  readonly offsetY: DimensionValue;
  readonly blur: DimensionValue;
  readonly spread: DimensionValue;
}

export interface TypographyValue {
  readonly fontFamily: string;
  readonly fontSize: DimensionValue;
  readonly fontWeight: number;
  readonly letterSpacing: DimensionValue;
  readonly lineHeight: number;
}

/** One token with the type it declares or inherits from its group. */
export type Token = { readonly path: readonly string[]; readonly description?: string } & (
  | { readonly type: 'color'; readonly value: ColorValue }
  | { readonly type: 'dimension'; readonly value: DimensionValue }
  | { readonly type: 'duration'; readonly value: DurationValue }
  | { readonly type: 'fontFamily'; readonly value: readonly string[] }
  | { readonly type: 'fontWeight' | 'number'; readonly value: number }
  | { readonly type: 'cubicBezier'; readonly value: readonly [number, number, number, number] }
  | { readonly type: 'shadow'; readonly value: readonly ShadowLayer[] }
  | { readonly type: 'typography'; readonly value: TypographyValue }
);

type TokenType = Token['type'];

/** Tokens by their path, joined with hyphens: `color-accent-soft`. */
export type TokenSet = ReadonlyMap<string, Token>;

const types: readonly string[] = [
  'color',
  'dimension',
  'duration',
  'fontFamily',
  'fontWeight',
  'number',
  'cubicBezier',
  'shadow',
  'typography',
] satisfies readonly TokenType[];

/**
 * Flattens one file.
 *
 * @throws {Error} where a token has no type, or one that we do not use.
 */
export function readTokens(file: object): TokenSet {
  const tokens = new Map<string, Token>();
  const visit = (group: object, path: readonly string[], inherited: string | undefined): void => {
    const node = group as Record<string, unknown>;
    const type = (node['$type'] as string | undefined) ?? inherited;
    if ('$value' in node) {
      if (type === undefined || !types.includes(type)) {
        throw new Error(
          `Token ${path.join('.')} has the type ${type ?? '(none)'}. Give it or its group a $type out of ${types.join(', ')}.`,
        );
      }
      const description = node['$description'] as string | undefined;
      const token = { path, type, value: node['$value'], description };
      tokens.set(path.join('-'), token as unknown as Token);
      return;
    }
    for (const [name, child] of Object.entries(node)) {
      if (!name.startsWith('$')) visit(child as object, [...path, name], type);
    }
  };
  visit(file, [], undefined);
  return tokens;
}
