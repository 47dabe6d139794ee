import { lazyPart } from '../lazy-part'

/**
 * The dialog of confirm-dialog.tsx; its code loads on first use. Most callers want `confirm()` of lib/modals.
 */
export const ConfirmDialog = lazyPart(() => import('./confirm-dialog'))
