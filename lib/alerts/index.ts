/** Toasts, error messages, and the state of the connection. */
export {
  MOST_TOASTS,
  TOAST_MS,
  clearToasts,
  dismissToast,
  pushToast,
  useToasts,
  type Toast,
  type ToastAction,
  type ToastInput,
  type ToastKind,
} from './toasts'
export { errorText, type ErrorText } from './error-text'
export { limitedText, waitingText } from './limited'
export { alertError } from './alert-error'
export { sayPlaceLost } from './place-lost'
export { isOffline, setOffline, useOffline } from './offline'
export { createConnectivity, type Connectivity } from './connectivity'
