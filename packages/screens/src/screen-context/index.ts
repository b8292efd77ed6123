export type { RouterContext, ScreenContext, ScreenRoute } from './screen-route.ts';
export {
  readFullSpecification,
  useEntitySpecification,
  useFullSpecification,
} from './use-specification.ts';
export {
  EntitySpecificationContext,
  useRecordSource,
  useScreen,
  useSessionLost,
  useSourceOf,
} from './use-screen.ts';
