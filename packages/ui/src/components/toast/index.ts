export * from './toast-provider.tsx';
export {
  createToastQueue,
  type QueuedToast,
  type ToastAction,
  type ToastMessage,
  type ToastQueue,
  type ToastSnapshot,
} from './toast-queue.ts';
