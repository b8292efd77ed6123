export {
  CheckboxGroup,
  checkboxGroupLabels,
  type CheckboxGroupProps,
  type CheckboxOption,
} from './checkbox-group.tsx';
