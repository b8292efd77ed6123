import type { ComponentType } from 'react';
import type { FieldKind } from '../patterns/shapes.ts';
import { ShowArray } from './array/show.tsx';
import { EmptyValue } from './empty-value.tsx';
import { ShowEnum } from './enum/show.tsx';
import { ShowRange } from './range/show.tsx';
import { ShowReference } from './reference/show.tsx';
import { elementKinds, ShowElement } from './show-element.tsx';
import { showOnDemand } from './show-on-demand.tsx';
import type { ShowFieldProps } from './show-props.ts';

const kinds: Readonly<Record<FieldKind, ComponentType<ShowFieldProps>>> = {
  ...elementKinds,
  array: ShowArray,
  range: ShowRange,
};

const ShowStyled = showOnDemand(
  async () => (await import('./styled/show.tsx')).ShowStyled,
  ShowElement,
);

/** Shows a value of any kind, NULL as a dash, a reference by what it refers to. */
export function ShowField(props: ShowFieldProps) {
  const { field, value, link, place } = props;
  if (field.reference !== undefined && link) {
    return <ShowReference link={link} place={place} />;
  }
  if (value === null || value === undefined) return <EmptyValue />;
  // A text that is one of a closed list has the words that a form offers.
  const isChoice = field.options !== undefined && field.kind !== 'array';
  const isStyled = (field.format ?? 'year') !== 'year';
  const Show = isChoice ? ShowEnum : isStyled ? ShowStyled : kinds[field.kind];
  return <Show {...props} />;
}
