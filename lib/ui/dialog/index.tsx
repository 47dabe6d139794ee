import { lazyPart } from '../lazy-part'

/** The modal dialog of dialog.tsx; its code loads on first use. Mount it to open it. */
export const Dialog = lazyPart(() => import('./dialog'))

/** The dialog of full-dialog.tsx, which fills the window; its code loads on first use. */
export const FullDialog = lazyPart(() => import('./full-dialog'))
