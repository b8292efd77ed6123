import { type Declaration, type Entity, entityId, ownEntry } from '@ninefold/specification';
import type { OwnInputModule } from '@ninefold/specification/declaration';
import { useFieldControl, useFieldLabelId } from '@ninefold/ui/components/field';
import { type FieldInputProps, lazyInput } from '@ninefold/ui/fields/input';
import type { FieldDescriptor } from '@ninefold/ui/shapes';
import { type ComponentType, useState } from 'react';
import type { CustomInput, CustomInputProps } from './define-input.ts';

/** Gives fields the inputs that the team wrote for them. They are loaded with the first form. */
export function withCustomInputs(
  fields: readonly FieldDescriptor[],
  entity: Entity,
  { entities = {} }: Pick<Declaration, 'entities'>,
): readonly FieldDescriptor[] {
  const declared = ownEntry(entities, entityId(entity))?.fields ?? {};
  return fields.map((field) => {
    const load = ownEntry(declared, field.name)?.input;
    return load === undefined ? field : { ...field, input: customInput(load) };
  });
}

type Load = () => Promise<OwnInputModule>;

const inputs = new WeakMap<Load, ComponentType<FieldInputProps>>();

/** Returns the input that a declared function loads: the same component every time. */
function customInput(load: Load): ComponentType<FieldInputProps> {
  const known = inputs.get(load);
  if (known !== undefined) return known;
  const input = lazyInput(async () => {
    // `defineInput` made it.
    const { component } = (await load()) as CustomInput;
    return (props) => <CustomField {...props} component={component} />;
  });
  inputs.set(load, input);
  return input;
}

interface CustomFieldProps extends FieldInputProps {
  readonly component: ComponentType<CustomInputProps>;
}

function CustomField(props: CustomFieldProps) {
  const { component: Component, field, defaultValue = null, onValueChange, onBlur } = props;
  const [value, setValue] = useState(defaultValue);
  const control = useFieldControl({});
  const labelId = useFieldLabelId();
  return (
    <div
      className="contents"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onBlur?.();
      }}
    >
      <Component
        value={value}
        onChange={(entered) => {
          setValue(entered);
          onValueChange?.(entered);
        }}
        onProblemChange={(problem) => props.onProblemChange?.(problem)}
        id={control.id}
        labelId={labelId}
        describedBy={control['aria-describedby']}
        invalid={control['aria-invalid'] === true}
        required={control['aria-required'] === true}
        disabled={control.disabled === true}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the caller decides
        autoFocus={props.autoFocus === true}
        options={field.options}
      />
    </div>
  );
}
