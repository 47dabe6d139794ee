import { pushToast } from '@/lib/alerts'
import { defineMessages, type IntlShape } from '@/lib/i18n'
import type { Runtime } from '@/lib/runtime'
import { announce } from '@/lib/ui/announce/announce'
import { linkResolver } from './resolver'

const messages = defineMessages({
  looking: {
    id: 'link.looking',
    defaultMessage: 'Looking for this on your server. Escape cancels.',
    description: 'Spoken after a press on a link to a post or profile elsewhere',
  },
  unknown: {
    id: 'link.unknown',
    defaultMessage: 'Your server does not know this page',
    description: 'A link to a post or profile elsewhere could not be opened inside',
  },
  opened: {
    id: 'link.opened',
    defaultMessage: 'Your server does not know this page: it opened in a new tab',
    description: 'A link to a post or profile elsewhere could not be opened inside',
  },
  failed: {
    id: 'link.failed',
    defaultMessage: 'Your server could not be asked about this page',
    description: 'A link to a post or profile elsewhere could not be looked up',
  },
  open: {
    id: 'link.open',
    defaultMessage: 'Open in a new tab',
    description: 'Button of the notice about a link that could not be opened inside',
  },
})

interface Press {
  url: string
  /** The link that was pressed: it shows that something is under way. */
  anchor: HTMLAnchorElement
  runtime: Runtime
  intl: IntlShape
  go: (path: string) => void
}

const openTab = (url: string) => window.open(url, '_blank', 'noopener,noreferrer')

/** A tab may open by itself only while the browser takes it for an answer to the press. */
const mayOpen = () => navigator.userActivation?.isActive ?? false

/**
 * Opens an address elsewhere inside, if the own server knows it, else in a tab. Meanwhile the link is busy; Escape, a
 * press on another link or going to another page ends the search.
 */
export async function openRemote({ url, anchor, runtime, intl, go }: Press): Promise<void> {
  const resolver = linkResolver(runtime)
  const start = location.href
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    resolver.cancel()
  }
  anchor.setAttribute('aria-busy', 'true')
  const spoken = setTimeout(() => announce(intl.formatMessage(messages.looking)), 300)
  addEventListener('keydown', escape, { capture: true })
  const left = setInterval(() => {
    if (location.href !== start) resolver.cancel()
  }, 200)
  const resolved = await resolver.resolve(url)
  clearTimeout(spoken)
  clearInterval(left)
  removeEventListener('keydown', escape, { capture: true })
  anchor.removeAttribute('aria-busy')
  if (resolved.kind === 'cancelled' || location.href !== start) return
  if (resolved.kind === 'found') return go(resolved.path)
  const opens = resolved.kind === 'nothing' && mayOpen()
  if (opens) openTab(url)
  pushToast({
    text: intl.formatMessage(
      opens ? messages.opened : resolved.kind === 'failed' ? messages.failed : messages.unknown,
    ),
    key: `link:${url}`,
    identity: runtime.identity.who,
    // Browsers may have kept the tab back all the same.
    action: { label: intl.formatMessage(messages.open), run: () => void openTab(url) },
  })
}
