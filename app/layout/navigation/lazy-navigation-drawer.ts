import { lazyPart } from '@/lib/ui/lazy-part'

declare module '@/lib/modals/stack-store' {
  interface ModalPayloads {
    /** The navigation in windows that are too small to show it permanently. */
    NAVIGATION: Record<string, never>
  }
}

export const NavigationPanel = lazyPart(() => import('./navigation-drawer'))
