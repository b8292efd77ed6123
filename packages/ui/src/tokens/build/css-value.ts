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
      return token.value.map(cssFamily).join(', ');
    case 'fontWeight':
    case 'number':
      return String(token.value);
    case 'cubicBezier':
      return `cubic-bezier(${token.value.join(', ')})`;
    default:
      return cssShadow(token.value);
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

/** A generic family, such as `system-ui`, is one only without quotes. */
function cssFamily(name: string): string {
  return /^[a-z-]+$/i.test(name) ? name : cssString(name);
}

export function cssString(text: string): string {
  return `'${text.replaceAll(/['\\\n]/g, (character) => `\\${character.codePointAt(0)?.toString(16)} `)}'`;
}

function cssShadow(layers: readonly ShadowLayer[]): string {
  return layers
    .map(({ offsetX, offsetY, blur, spread, color }) =>
      [offsetX, offsetY, blur, spread].map(cssDimension).concat(cssColor(color)).join(' '),
    )
    .join(', ');
}
