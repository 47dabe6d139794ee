import { lazyPart } from '@/lib/ui/lazy-part'

declare module '@/lib/modals/stack-store' {
  interface ModalPayloads {
    /** The command palette. */
    PALETTE: Record<string, never>
  }
}

/** The modal of type PALETTE. */
export const PaletteDialog = lazyPart(() => import('./palette-dialog'))
