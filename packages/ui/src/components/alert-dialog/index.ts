export {
  AlertDialog,
  AlertDialogTrigger,
  type AlertDialogProps,
  type AlertDialogTriggerProps,
} from './alert-dialog.tsx';
export {
  AlertDialogAction,
  AlertDialogCancel,
  type AlertDialogActionProps,
  type AlertDialogCancelProps,
} from './alert-dialog-action.tsx';
export { AlertDialogContent, type AlertDialogContentProps } from './alert-dialog-content.tsx';
