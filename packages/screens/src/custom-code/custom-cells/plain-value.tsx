import type { KindDisplayProps } from '@ninefold/ui/shapes';

/** The value as it is shown without the team's display. */
export function PlainValue({ FieldDisplay, field, value, link, place }: KindDisplayProps) {
  return (
    <FieldDisplay
      field={{ ...field, display: undefined }}
      value={value}
      link={link}
      place={place}
    />
  );
}
