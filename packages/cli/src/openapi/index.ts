/** The Data API as OpenAPI describes it. */
export { openApi } from './open-api.ts';
