import { createEmitter } from '@/lib/util/emitter'
import { early } from './early-offer'

/** The event by which Chromium offers to install an app; its types are not part of TypeScript. */
interface InstallEvent extends Event {
  /** Shows the question of the browser. Works once. */
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** `used` = installed during this visit. */
let offer = early.offer as InstallEvent | 'used' | null
const changed = createEmitter()

const change = (next: typeof offer) => {
  offer = next
  changed.emit()
}

addEventListener('beforeinstallprompt', (event) => change(event as InstallEvent))
addEventListener('appinstalled', () => change('used'))

export const installOffer = () => offer
export const onInstallOffer = changed.subscribe

/** Asks the user by the question of the browser; call it when they pressed something. */
export async function install(): Promise<void> {
  if (offer === null || offer === 'used') return
  // The offer may have been used in the menu of the browser.
  const answer = await offer.prompt().catch(() => null)
  change(answer?.outcome === 'accepted' ? 'used' : null)
}
