import { lazyPart } from '../lazy-part'

export type { ConfirmDialogProps } from './confirm-dialog'

/** The question of confirm-dialog.tsx; its code loads with the first. Most callers want `confirm()` of lib/modals. */
export const ConfirmDialog = lazyPart(() => import('./confirm-dialog'))
