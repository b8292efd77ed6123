export * from './enum-combobox.tsx';
