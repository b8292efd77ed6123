export { actionFailure, doAction } from './action-failure.ts';
export { actionFields, isAskKnown } from './action-fields.ts';
export { CustomActionCode } from './custom-action-code.tsx';
export {
  type ActionParts,
  type ActionResult,
  type CustomAction,
  defineAction,
} from './define-action.ts';
export { useCustomActions } from './use-custom-actions.tsx';
export { customActionMessages } from './messages.ts';
