/** The configuration of an application's Storybook, for `.storybook/main.ts`. Runs in Node.js. */
export { storybookConfig } from './storybook-config.ts';
