import { pushToast } from '@/lib/alerts'
import { defineMessages } from '@/lib/i18n'
import { interfaceIntl } from '../boot/interface-intl'
import { BASE } from '../routing/base'
import { entryScriptOf } from './worker/page-text'

const messages = defineMessages({
  text: {
    id: 'newVersion.text',
    defaultMessage: 'A new version of Skein is available. Your drafts are saved.',
    description: 'Notice in a page that was opened before an update',
  },
  reload: {
    id: 'newVersion.reload',
    defaultMessage: 'Reload',
    description: 'Button in the notice about a new version',
  },
})

/** Minimum time between two checks, in ms. */
const MIN_CHECK_INTERVAL = 30 * 60_000

/** Offers to start the new version. Drafts are saved when the page unloads; nothing reloads without the user. */
export function offerNewVersion(start: () => void): void {
  pushToast({
    kind: 'info',
    key: 'new-version',
    text: () => interfaceIntl().formatMessage(messages.text),
    duration: null,
    action: { label: () => interfaceIntl().formatMessage(messages.reload), run: start },
  })
}

/** Calls `check` when a page that has been open for long becomes visible. Returns the function that stops it. */
export function onLongVisit(check: () => void, now: () => number = Date.now): () => void {
  let checkedAt = now()
  const onShown = () => {
    if (document.visibilityState === 'hidden' || now() - checkedAt < MIN_CHECK_INTERVAL) return
    checkedAt = now()
    check()
  }
  document.addEventListener('visibilitychange', onShown)
  return () => document.removeEventListener('visibilitychange', onShown)
}

interface Ports {
  /** The running entry script. Default: that of this page. */
  own?: string | null
  /** Fetches the current HTML from the server. */
  load?: () => Promise<string>
  /** ms */
  now?: () => number
}

/** The script with which this page started, as its HTML names it. */
export const ownEntryScript = () =>
  document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null
const loadPage = async () => (await fetch(BASE, { cache: 'no-cache' })).text()

/**
 * Finds a new version where there is no service worker: compares the page on the server with this one, and offers to
 * reload, once. Returns the function that stops it.
 */
export function watchPage({ own = ownEntryScript(), load = loadPage, now }: Ports = {}): () => void {
  const check = async () => {
    const entry = await load().then(entryScriptOf, () => null)
    if (own === null || entry === null || entry === own) return
    stop()
    offerNewVersion(() => location.reload())
  }
  const stop = onLongVisit(() => void check(), now)
  return stop
}
