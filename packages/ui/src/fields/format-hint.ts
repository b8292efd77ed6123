import { messageLanguage } from '@ninefold/messages';
import type { FieldDescriptor } from '../shapes/index.ts';
import { formatHintMessages } from './format-hint-messages.ts';
import { numberUnit } from './number/index.ts';
import { readMoneyForm } from './other/money.ts';
import { boundKind } from './range/bounds.ts';

/** Types with a hint of their own, whichever kind they are. */
const types = ['inet', 'cidr', 'macaddr', 'macaddr8', 'ltree', 'xml', 'money'] as const;

/** Returns how to type a value, where the input itself doesn't show it. */
export function formatHint(field: FieldDescriptor): string | undefined {
  // The input of a number has its unit in it.
  const unit = isNumber(field) ? undefined : numberUnit(field);
  if (unit !== undefined) return unit.description;
  if (field.type === 'money' && hasSymbol(field)) return undefined;
  const known = types.find((type) => type === field.type);
  if (known !== undefined) return formatHintMessages[known];
  if (field.type === 'tsvector') {
    return formatHintMessages.tsvector({ example: "'cat':3 'fat':2" });
  }
  const bits = /^bit( varying)?(?:\((\d+)\))?$/.exec(field.type ?? '');
  if (bits !== null) return bitsHint(bits[1] !== undefined, bits[2]);
  const styled = styledHint(field.format);
  if (styled !== undefined) return styled;
  switch (field.kind) {
    case 'interval':
      return formatHintMessages.interval;
    case 'range':
      return boundKind(field) === undefined ? formatHintMessages.range : undefined;
    case 'uuid':
      return field.reference === undefined ? formatHintMessages.uuid : undefined;
    case 'json':
      return field.shape === undefined ? formatHintMessages.json : undefined;
    default:
      return undefined;
  }
}

function bitsHint(isVarying: boolean, limit: string | undefined): string | undefined {
  if (limit === undefined) return formatHintMessages.anyBits;
  const { bits, bitLimit } = formatHintMessages;
  return (isVarying ? bitLimit : bits)({ count: Number(limit) });
}

/** Describes a number that is typed without the percent sign that it shows with. */
function styledHint(format: FieldDescriptor['format']): string | undefined {
  if (format === 'percent') {
    const { language, format: region = language } = messageLanguage();
    const percent = new Intl.NumberFormat(region, { style: 'percent' }).format(0.19);
    return formatHintMessages.percent({ fraction: 0.19, percent });
  }
  return undefined;
}

function isNumber({ kind }: FieldDescriptor): boolean {
  return kind === 'integer' || kind === 'decimal' || kind === 'float';
}

function hasSymbol({ moneyForm }: FieldDescriptor): boolean {
  return moneyForm !== undefined && (readMoneyForm(moneyForm)?.symbol ?? '') !== '';
}
