import { lazyPart } from '../lazy-part'

export type { DialogProps } from './dialog'

/** The modal dialog of dialog.tsx; its code loads with the first one. Mount it to open it. */
export const Dialog = lazyPart(() => import('./dialog'))
