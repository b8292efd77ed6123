export { createBackendFromTemplate } from './create-backend-from-template.ts';
export { cachedTemplate, newCluster } from './templates.ts';
