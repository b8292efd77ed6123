export { ApplicationRoot } from './application-root.tsx';
export { startApplication, type StartOptions } from './start-application.tsx';
