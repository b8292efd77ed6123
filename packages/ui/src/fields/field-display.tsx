import type { ComponentType } from 'react';
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
  const own = place === 'exact' ? undefined : field.display;
  if (field.reference !== undefined && link) {
    if (own === undefined) return <ReferenceDisplay link={link} place={place} />;
    if (link.href !== undefined) {
      // A link can't contain another link.
      return (
        <ReferenceDisplay link={link} place={place}>
          <FieldDisplay {...props} link={{ label: link.label }} />
        </ReferenceDisplay>
      );
    }
  }
  if (value === null || value === undefined) return <EmptyValue />;
  // Text with options shows their labels, as forms do.
  const isChoice = field.options !== undefined && field.kind !== 'array';
  const isStyled = !plainFormats.has(field.format);
  const Display = own ?? (isChoice ? EnumDisplay : isStyled ? StyledDisplay : kinds[formOf(field)]);
  return <Display {...props} FieldDisplay={FieldDisplay} ElementDisplay={ElementDisplay} />;
}
