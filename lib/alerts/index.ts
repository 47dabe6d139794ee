/** Toasts, error messages, and the state of the connection. */
export { TOAST_MS, clearToasts, dismissToast, pushToast, useToasts, type Toast } from './toasts'
export { errorText, type ErrorText } from './error-text'
export { limitedText, waitingText } from './limited'
export { alertError } from './alert-error'
export { announcePositionLost } from './position-lost'
export { isOffline, OfflineServer, setOffline, useOffline } from './offline'
export { createConnectivity, type Connectivity } from './connectivity'
