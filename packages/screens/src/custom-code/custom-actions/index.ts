export { type ActionFailure, actionFailure } from './action-failure.ts';
export { actionFields } from './action-fields.ts';
export { CustomActionCode } from './custom-action-code.tsx';
export {
  type ActionParts,
  type ActionResult,
  type CustomAction,
  defineAction,
} from './define-action.ts';
export { useCustomActions } from './use-custom-actions.tsx';
