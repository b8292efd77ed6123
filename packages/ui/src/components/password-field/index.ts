export { PasswordField, passwordFieldLabels, type PasswordFieldProps } from './password-field.tsx';
