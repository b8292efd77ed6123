import { useId } from 'react';
import { useLabels } from '../../labels/index.ts';
import { fieldGroups } from '../field-groups.ts';
import type { FieldDescriptor, RecordRow } from '../../shapes/index.ts';
import { DetailFields, DetailValue } from './detail-fields.tsx';
import { WhyMark } from '../why/index.ts';
import { recordDetailLabels } from './labels.ts';
import type { DetailSection, RecordDetailProps } from './record-detail-props.ts';

export interface DetailSectionProps {
  readonly section: ShownSection;
  readonly row: RecordRow | undefined;
}

/** A section with those of its fields that there are. */
export interface ShownSection extends DetailSection {
  readonly shown: readonly FieldDescriptor[];
}

/** Fields that belong together. A single one that its section is named after is not named again. */
export function Section({ section, row }: DetailSectionProps) {
  const labels = useLabels(recordDetailLabels);
  const id = useId();
  const { title, shown } = section;
  const alone = shown.length === 1 && shown[0]?.label === title ? shown[0] : undefined;
  return (
    <section
      {...(title === undefined
        ? { 'aria-label': labels.fields }
        : { 'aria-labelledby': `${id}title` })}
      className="border-b border-line px-4 py-5 last:border-b-0 sm:px-6"
    >
      {title !== undefined && (
        <h2 id={`${id}title`} className="mb-3 text-base font-semibold">
          {alone === undefined ? title : <SectionLabel field={alone} />}
        </h2>
      )}
      {alone === undefined ? (
        <DetailFields fields={shown} row={row} />
      ) : (
        <DetailValue field={alone} row={row} wide />
      )}
    </section>
  );
}

/** In a heading the name stays the field's own. */
function SectionLabel({ field }: { readonly field: FieldDescriptor }) {
  return (
    <WhyMark why={field.why} name={field.label}>
      {field.label}
    </WhyMark>
  );
}

/** The sections that have fields; those of the fields' own groups where none were given. */
export function sectionsOf({
  sections,
  fields,
}: Pick<RecordDetailProps, 'sections' | 'fields'>): readonly ShownSection[] {
  const given =
    sections ??
    fieldGroups(fields, (field) => field).map(({ title, fields: of }): DetailSection => ({
      id: title ?? '',
      title,
      fields: of.map(({ name }) => name),
    }));
  return given
    .map((section) => ({
      ...section,
      shown: section.fields.flatMap((name) => fields.find((field) => field.name === name) ?? []),
    }))
    .filter((section) => section.shown.length > 0);
}
