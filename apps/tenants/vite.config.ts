import { applicationConfig } from '@ninefold/server/vite';

export default applicationConfig(import.meta.dirname);
