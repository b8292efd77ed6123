import { useFieldControl, useFieldLabelId } from '@ninefold/ui/components/field';
import { type FieldInputProps, lazyInput } from '@ninefold/ui/fields/input';
import { type ComponentType, useState } from 'react';
import { customFields } from '../custom-fields.ts';
import type { CustomInput, CustomInputProps } from './define-input.ts';

/** Gives fields the inputs that the team wrote for them. They are loaded with the first form. */
export const withCustomInputs = customFields('input', (load) => ({
  input: lazyInput(async () => {
    // `defineInput` made it.
    const { component } = (await load()) as CustomInput;
    return (props) => <CustomField {...props} component={component} />;
  }),
}));

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
