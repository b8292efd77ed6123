export { ApplicationRoot } from './application-root.tsx';
export { startApplication, type StartOptions, type TeamMessages } from './start-application.tsx';
