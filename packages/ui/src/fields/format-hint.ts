import type { FieldDescriptor } from '../shapes/index.ts';
import { boundKind } from './range/bounds.ts';

const types: ReadonlyMap<string | undefined, string> = new Map([
  ['inet', 'An address, such as 192.168.0.1/24 or 2001:db8::1'],
  ['cidr', 'A network, such as 192.168.0.0/24'],
  ['macaddr', 'A hardware address, such as 08:00:2b:01:02:03'],
  ['point', 'Two coordinates, such as (1.5,-2)'],
  ['ltree', 'Labels separated by dots, such as top.science.astronomy'],
  ['xml', 'XML'],
  ['money', 'An amount without a currency'],
]);

/** Returns how to type a value, where the input itself doesn't show it. */
export function formatHint(field: FieldDescriptor): string | undefined {
  const known = types.get(field.type);
  if (known !== undefined) return known;
  const styled = styledHint(field.format);
  if (styled !== undefined) return styled;
  switch (field.kind) {
    case 'interval':
      return 'Such as 2 days, 1:30:00 or 1 year 3 months';
    case 'range':
      return boundKind(field) === undefined
        ? 'Such as [1,10). Square brackets include the bound, round brackets exclude it'
        : undefined;
    case 'uuid':
      return field.reference === undefined
        ? 'Such as 123e4567-e89b-12d3-a456-426614174000'
        : undefined;
    case 'binary':
      return String.raw`Bytes as hexadecimal digits after \x, such as \x48656c6c6f`;
    case 'json':
      return field.shape === undefined ? 'JSON' : undefined;
    default:
      return undefined;
  }
}

/** Describes a number that is typed without the sign that it shows with. */
function styledHint(format: FieldDescriptor['format']): string | undefined {
  if (format === 'percent') return 'A fraction of 1, such as 0.19 for 19%';
  if (typeof format !== 'object') return undefined;
  if ('currency' in format) return `In ${format.currency}`;
  return 'unit' in format ? unitHint(format.unit) : undefined;
}

function unitHint(unit: string): string | undefined {
  try {
    const style = { style: 'unit', unit, unitDisplay: 'long' } as const;
    const parts = new Intl.NumberFormat('en', style).formatToParts(2);
    return `In ${parts.find(({ type }) => type === 'unit')?.value ?? unit}`;
  } catch {
    return undefined;
  }
}
