import type { ColorValue, DimensionValue, ShadowLayer, Token } from './format.ts';

/** A token's value as CSS writes it. Typography is written property by property, not here. */
export function cssValue(token: Exclude<Token, { type: 'typography' }>): string {
  switch (token.type) {
    case 'color':
      return cssColor(token.value);
    case 'dimension':
      return cssDimension(token.value);
    case 'duration':
      return `${token.value.value}${token.value.unit}`;
    case 'fontFamily':
      return token.value.map((name) => (name.includes(' ') ? `'${name}'` : name)).join(', ');
    case 'fontWeight':
    case 'number':
      return String(token.value);
    case 'cubicBezier':
      return `cubic-bezier(${token.value.join(', ')})`;
    default:
      return cssShadow(token.value, (layer) => cssColor(layer.color));
  }
}

export function cssColor({ components: [lightness, chroma, hue], alpha }: ColorValue): string {
  const percentage = Number((lightness * 100).toFixed(2));
  const end = alpha === undefined ? '' : ` / ${alpha}`;
  return `oklch(${percentage}% ${chroma} ${hue}${end})`;
}

export function cssDimension({ value, unit }: DimensionValue): string {
  return value === 0 ? '0' : `${value}${unit}`;
}

/** Shadow layers, each with the colour that `color` gives it. */
export function cssShadow(
  layers: readonly ShadowLayer[],
  color: (layer: ShadowLayer, index: number) => string,
): string {
  return layers
    .map((layer, index) =>
      [layer.offsetX, layer.offsetY, layer.blur, layer.spread]
        .map(cssDimension)
        .concat(color(layer, index))
        .join(' '),
    )
    .join(', ');
}

/**
 * Light and dark in one value, chosen by the element's own `color-scheme`, so
 * that no theme is written twice and a part of a page may have its own.
 */
export function cssLightDark(light: Token, dark: Token | undefined): string {
  if (light.type === 'typography') throw new Error('Typography does not differ between themes.');
  if (dark === undefined || dark.type !== light.type) {
    throw new Error(
      `Token ${light.path.join('.')} is missing from the dark theme. Every theme names the same tokens.`,
    );
  }
  if (light.type === 'color' && dark.type === 'color') {
    return `light-dark(${cssColor(light.value)}, ${cssColor(dark.value)})`;
  }
  if (light.type === 'shadow' && dark.type === 'shadow') {
    return cssShadow(light.value, (layer, index) => {
      const other = dark.value[index]?.color ?? layer.color;
      return `light-dark(${cssColor(layer.color)}, ${cssColor(other)})`;
    });
  }
  return cssValue(light);
}
