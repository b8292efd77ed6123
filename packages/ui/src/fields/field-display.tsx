import type { ComponentType } from 'react';
import type { CustomDisplayProps } from '../shapes/index.ts';
import { ArrayDisplay } from './array/display.tsx';
import { EmptyValue } from './empty-value.tsx';
import { EnumDisplay } from './enum/display.tsx';
import { ReferenceDisplay } from './reference/display.tsx';
import { type FieldForm, formOf } from './field-form.ts';
import { elementKinds, ElementDisplay } from './element-display.tsx';
import { lazyDisplay } from './lazy-display.tsx';
import type { FieldDisplayProps, KindDisplayProps } from './display-props.ts';

const kinds: Readonly<Record<FieldForm, ComponentType<KindDisplayProps>>> = {
  ...elementKinds,
  array: ArrayDisplay,
};

/** Formats that a value shows in as usual: addresses are links anyway. */
const plainFormats: ReadonlySet<unknown> = new Set([undefined, 'year', 'email', 'url', 'phone']);

const StyledDisplay = lazyDisplay(
  async () => (await import('./styled/display.tsx')).StyledDisplay,
  ElementDisplay,
);
/** Shows a value of any kind: NULL as a dash, a reference as the record that it refers to. */
export function FieldDisplay(props: FieldDisplayProps) {
  const { field, value, link, place } = props;
  if (field.display !== undefined && value !== null && value !== undefined && place !== 'exact') {
    return <CustomDisplay {...props} value={value} place={place} />;
  }
  if (field.reference !== undefined && link) {
    return <ReferenceDisplay link={link} place={place} />;
  }
  if (value === null || value === undefined) return <EmptyValue />;
  // Text with options shows their labels, as forms do.
  const isChoice = field.options !== undefined && field.kind !== 'array';
  const isStyled = !plainFormats.has(field.format);
  const Display = isChoice ? EnumDisplay : isStyled ? StyledDisplay : kinds[formOf(field)];
  return <Display {...props} FieldDisplay={FieldDisplay} ElementDisplay={ElementDisplay} />;
}

interface CustomDisplayOfField extends Omit<FieldDisplayProps, 'value' | 'place'> {
  readonly value: CustomDisplayProps['value'];
  readonly place: CustomDisplayProps['place'];
}

/** Shows a team's own display, and tells screen readers and the clipboard the value as usual. */
function CustomDisplay({ field, value, link, place }: CustomDisplayOfField) {
  const { display: Display, ...plain } = field;
  const option = field.options?.find((each) => each.value === value);
  return (
    <>
      <span aria-hidden="true" data-slot="custom-display" className="select-none">
        {Display && (
          <Display
            value={value}
            label={link?.label ?? option?.label}
            tone={option?.tone}
            place={place}
          />
        )}
      </span>
      <span className="sr-only">
        <FieldDisplay
          field={plain}
          value={value}
          link={link && { label: link.label }}
          place={place}
        />
      </span>
    </>
  );
}
