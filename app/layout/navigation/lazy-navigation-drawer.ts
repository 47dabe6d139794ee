import { lazyPart } from '@/lib/ui/lazy-part'

declare module '@/lib/modals/stack-store' {
  interface ModalPayloads {
    /** The whole navigation, where the window has no room for it. */
    NAVIGATION: Record<string, never>
  }
}

export const NavigationPanel = lazyPart(() => import('./navigation-drawer'))
