import { pushModal } from '@/lib/modals'

declare module '@/lib/modals/stack-store' {
  interface ModalPayloads {
    /** The sheet of keyboard shortcuts. */
    SHORTCUTS: Record<string, never>
  }
}

/** Opens the sheet of keyboard shortcuts. */
export const openShortcutHelp = (identity: string): void => void pushModal('SHORTCUTS', {}, identity)
