import { connectInstalled } from '../installed/connect-installed'
import { sendForOthers } from '../outbox/send-for-others'
import { connectBadges } from '../wiring/badges'
import { connectPalette } from '../palette/connect-palette'
import { connectFactHandlers } from '../wiring/fact-handlers'
import { connectShortcuts } from '../wiring/shortcuts'
import { connectDeckSetting } from './deck-setting'
import { connectEmojiMotion } from './emoji-motion'
import { hideBrokenImages } from './hide-broken-images'
import { connectStorageNotice } from './storage-notice'

/** Connects what is not needed for the first paint, in one chunk. */
export function connectAfterFirstPaint(): void {
  connectBadges()
  connectFactHandlers()
  connectShortcuts()
  connectStorageNotice()
  void connectInstalled()
  connectEmojiMotion()
  hideBrokenImages()
  connectPalette()
  connectDeckSetting()
  sendForOthers()
  // Otherwise the first navigation would wait for the list before it loads its screen.
  import('../routing/screen-modules').catch(() => {})
}
