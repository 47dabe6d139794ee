import { pushToast } from '@/lib/alerts'
import { defineMessages } from '@/lib/i18n'
import { interfaceIntl } from './interface-intl'
import { BASE } from '../identity/session'

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

const ENTRY_SCRIPT = /<script[^>]+type="module"[^>]+src="([^"]+)"/

/** Returns the entry script in the HTML of the app, which differs between versions; null for any other text. */
export const entryScriptOf = (html: string): string | null => ENTRY_SCRIPT.exec(html)?.[1] ?? null

interface Ports {
  /** The running entry script. Default: that of this page. */
  own?: string | null
  /** Fetches the current HTML from the server. */
  load?: () => Promise<string>
  /** ms */
  now?: () => number
}

const ownEntryScript = () => document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null
const loadPage = async () => (await fetch(BASE, { cache: 'no-cache' })).text()

/**
 * Checks for a new version when a page that has been open for long becomes visible, and offers to reload, once.
 * Drafts are saved when the page unloads. Returns the function that stops it.
 */
export function watchVersion({
  own = ownEntryScript(),
  load = loadPage,
  now = Date.now,
}: Ports = {}): () => void {
  let checkedAt = now()
  const check = async () => {
    if (own === null || document.visibilityState === 'hidden' || now() - checkedAt < MIN_CHECK_INTERVAL)
      return
    checkedAt = now()
    const entry = await load().then(entryScriptOf, () => null)
    if (entry === null || entry === own) return
    document.removeEventListener('visibilitychange', onShown)
    const intl = interfaceIntl()
    pushToast({
      kind: 'info',
      key: 'new-version',
      text: intl.formatMessage(messages.text),
      duration: null,
      action: { label: intl.formatMessage(messages.reload), run: () => location.reload() },
    })
  }
  const onShown = () => void check()
  document.addEventListener('visibilitychange', onShown)
  return () => document.removeEventListener('visibilitychange', onShown)
}
