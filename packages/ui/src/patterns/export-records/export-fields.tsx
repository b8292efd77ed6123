import { CheckboxGroup } from '../../components/checkbox-group/index.ts';
import { Field } from '../../components/field/index.ts';
import { RadioGroup } from '../../components/radio-group/index.ts';
import { Select } from '../../components/select/index.ts';
import type { ExportChoice, ExportRecordsProps } from './export-records-props.ts';
import { exportRecordsMessages } from './messages.ts';

const separators: readonly ExportChoice['separator'][] = [',', ';', '\t'];

/** The choices of an export, and what they come to. */
export function ExportFields(props: ExportRecordsProps) {
  const { counts, binaryFields, choice, onChoiceChange } = props;
  const change = (changed: Partial<ExportChoice>) => onChoiceChange({ ...choice, ...changed });
  const records = (['selected', 'page', 'all'] as const).filter((each) => each in counts);
  const options = [
    ...(binaryFields > 0 ? (['binary'] as const) : []),
    ...(choice.format === 'csv' ? (['byteOrderMark', 'guarded'] as const) : []),
  ];
  return (
    <>
      <Field label={exportRecordsMessages.format}>
        <RadioGroup
          orientation="horizontal"
          value={choice.format}
          onValueChange={(format) => change({ format: format as ExportChoice['format'] })}
          options={(['csv', 'xlsx', 'json'] as const).map((value) => ({
            value,
            label: exportRecordsMessages[value],
          }))}
        />
      </Field>
      <Field label={exportRecordsMessages.records}>
        <RadioGroup
          value={choice.records}
          onValueChange={(value) => change({ records: value as ExportChoice['records'] })}
          options={records.map((value) => ({ value, label: countedText(value, counts[value]) }))}
        />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={exportRecordsMessages.columns}>
          <RadioGroup
            value={choice.columns}
            onValueChange={(value) => change({ columns: value as ExportChoice['columns'] })}
            options={[
              { value: 'shown', label: exportRecordsMessages.shownColumns },
              { value: 'all', label: exportRecordsMessages.allColumns },
            ]}
          />
        </Field>
        <Field label={exportRecordsMessages.headers}>
          <RadioGroup
            value={choice.headers}
            onValueChange={(value) => change({ headers: value as ExportChoice['headers'] })}
            options={[
              { value: 'label', label: exportRecordsMessages.labels },
              { value: 'name', label: exportRecordsMessages.names },
            ]}
          />
        </Field>
      </div>
      {choice.format === 'csv' && (
        <Field label={exportRecordsMessages.separator}>
          <Select
            className="w-40"
            value={choice.separator}
            onChange={({ currentTarget: { value } }) =>
              change({ separator: separators.find((each) => each === value) ?? ',' })
            }
            options={[
              { value: ',', label: exportRecordsMessages.comma },
              { value: ';', label: exportRecordsMessages.semicolon },
              { value: '\t', label: exportRecordsMessages.tab },
            ]}
          />
        </Field>
      )}
      {options.length > 0 && (
        <CheckboxGroup
          aria-label={exportRecordsMessages.options}
          options={options.map((value) => ({
            value,
            label: exportRecordsMessages[value],
            description: exportRecordsMessages[`${value}Help`],
          }))}
          value={options.filter((each) => choice[each])}
          onValueChange={(chosen) =>
            change(Object.fromEntries(options.map((each) => [each, chosen.includes(each)])))
          }
        />
      )}
      <output className="text-md text-ink-muted">{summary(props)}</output>
    </>
  );
}

function countedText(
  value: ExportChoice['records'],
  counted: ExportRecordsProps['counts'][ExportChoice['records']],
): string {
  const choice = exportRecordsMessages[value];
  if (counted === null || counted === undefined) return choice;
  const { count, exact } = counted;
  return exact
    ? exportRecordsMessages.counted({ choice, count })
    : exportRecordsMessages.countedAbout({ choice, count });
}

function summary({ entityName, counts, columns, choice }: ExportRecordsProps): string {
  const counted = counts[choice.records];
  const names = { ...entityName, columns };
  if (counted === null || counted === undefined) return exportRecordsMessages.summaryUnknown(names);
  const { count, exact } = counted;
  return exact
    ? exportRecordsMessages.summary({ ...names, count })
    : exportRecordsMessages.summaryAbout({ ...names, count });
}
