/** The browser, pages and accessibility rules of this repository's other suites. */
export { launchBrowser } from '../../../tests/browser/launch-browser.ts';
export { accessibilityViolations } from '../../../tests/journeys/accessibility.ts';
export { openPage } from '../../../tests/browser/open-page.ts';
