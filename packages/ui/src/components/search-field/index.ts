export { SearchField, searchFieldLabels, type SearchFieldProps } from './search-field.tsx';
