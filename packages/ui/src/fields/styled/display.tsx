import {
  dateInUtc,
  formatInstant,
  formatTimestamp,
  isBeforeChrist,
  parseMoment,
  timeOptions,
  yearOption,
} from '@ninefold/values/calendar';
import type { DateStyle, FieldFormat } from '../../shapes/index.ts';
import { MomentText } from '../moment/index.ts';
import { plainText } from '../plain-text.ts';
import { ElementDisplay } from '../element-display.tsx';
import type { KindDisplayProps } from '../display-props.ts';
import { useValueFormat } from '../value-format.tsx';
import { ColorDisplay } from './color-display.tsx';
import { ImageDisplay } from './image-display.tsx';
import { MarkdownDisplay } from './markdown-display.tsx';
import { isNumberStyle, styledNumber } from './styled-number.ts';

/** Shows a value in the format of its field; where that doesn't fit, as usual. */
export function StyledDisplay(props: KindDisplayProps) {
  const { format, kind, precision } = props.field;
  const { locale } = useValueFormat();
  if (isNumberStyle(format)) {
    const scale = precision?.scale;
    const shown = styledNumber(plainText(props.value), format, { locale, scale });
    // Signs of currencies and units are where the locale writes them.
    if (shown !== undefined) return <bdi className="tabular-nums">{shown}</bdi>;
  }
  if (kind === 'text' && format === 'color') return <ColorDisplay {...props} />;
  if (kind === 'text' && format === 'image') return <ImageDisplay {...props} />;
  if (kind === 'text' && format === 'markdown') return <MarkdownDisplay {...props} />;
  const day = dayOptions(format);
  if (day !== undefined && (kind === 'date' || kind === 'timestamp' || kind === 'instant')) {
    return <StyledMoment {...props} kind={kind} day={day} />;
  }
  return <ElementDisplay {...props} />;
}

interface StyledMomentProps extends KindDisplayProps {
  readonly kind: 'date' | 'timestamp' | 'instant';
  readonly day: Intl.DateTimeFormatOptions;
}

/** Shows a moment to the minute; the tooltip has the seconds. */
function StyledMoment(props: StyledMomentProps) {
  const { value, place, kind, day } = props;
  const { locale, timeZone, impliedYear } = useValueFormat(place);
  const text = plainText(value);
  const moment = parseMoment(text);
  // A year before 1 needs its era, and the exact value its seconds.
  if (moment === undefined || isBeforeChrist(moment) || place === 'exact') {
    return <ElementDisplay {...props} />;
  }
  const isInstant = kind === 'instant';
  const date = dateInUtc(isInstant ? moment : { ...moment, offset: undefined });
  const zone = isInstant ? timeZone : 'UTC';
  const formatted = new Intl.DateTimeFormat(locale, {
    ...day,
    ...yearOption(date, zone, impliedYear),
    ...(kind !== 'date' && timeOptions(locale)),
    ...(isInstant && place === 'detail' && { timeZoneName: 'short' }),
    timeZone: zone,
  }).format(date);
  const format = isInstant ? formatInstant : formatTimestamp;
  const precise = kind === 'date' ? undefined : format(moment, { locale, timeZone, precise: true });
  return <MomentText text={text} formatted={formatted} title={precise} />;
}

/** In parts, as `Intl` takes no `dateStyle` beside an era, an hour or a zone. */
const days: Readonly<Record<DateStyle, Intl.DateTimeFormatOptions>> = {
  short: { day: 'numeric', month: 'numeric' },
  medium: { day: 'numeric', month: 'short' },
  long: { day: 'numeric', month: 'long' },
  full: { weekday: 'long', day: 'numeric', month: 'long' },
};

function dayOptions(format: FieldFormat | undefined): Intl.DateTimeFormatOptions | undefined {
  const style = typeof format === 'object' && 'dateStyle' in format ? format.dateStyle : undefined;
  // The check of the declaration reports a style that is not one.
  return style !== undefined && Object.hasOwn(days, style) ? days[style] : undefined;
}
