import { pushToast } from '@/lib/alerts'
import { defineMessages } from '@/lib/i18n'
import { interfaceIntl } from './interface-intl'
import { BASE } from '../identity/session'

const messages = defineMessages({
  text: {
    id: 'newVersion.text',
    defaultMessage: 'There is a new version of Skein. Your drafts are kept.',
    description: 'Notice in a page that has been open since before an update',
  },
  reload: {
    id: 'newVersion.reload',
    defaultMessage: 'Reload',
    description: 'Button in the notice of a new version',
  },
})

/** Between two looks at the server, ms. */
const PAUSE = 30 * 60_000

const ENTRY = /<script[^>]+type="module"[^>]+src="([^"]+)"/

/** The script a page of the app starts with: another one is another version. Null when the text is no such page. */
export const entryOf = (html: string): string | null => ENTRY.exec(html)?.[1] ?? null

interface Ports {
  /** The entry that runs; default: the one in this page. */
  own?: string | null
  /** The page as the server has it now. */
  load?: () => Promise<string>
  /** ms */
  now?: () => number
}

const ownEntry = () => document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null
const loadPage = async () => (await fetch(BASE, { cache: 'no-cache' })).text()

/**
 * Looks for a new version when a page that has been open for long is shown again, and offers to reload, once.
 * Drafts write themselves down when the page goes (features SHL10). Returns the end of it.
 */
export function watchVersion({ own = ownEntry(), load = loadPage, now = Date.now }: Ports = {}): () => void {
  let looked = now()
  const look = async () => {
    if (own === null || document.visibilityState === 'hidden' || now() - looked < PAUSE) return
    looked = now()
    const entry = await load().then(entryOf, () => null)
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
  const onShown = () => void look()
  document.addEventListener('visibilitychange', onShown)
  return () => document.removeEventListener('visibilitychange', onShown)
}
