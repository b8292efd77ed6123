export { EnumCombobox } from './enum-combobox.tsx';
