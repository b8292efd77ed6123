export { createBackendFromTemplate } from './create-backend-from-template.ts';
