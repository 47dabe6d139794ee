import { pushToast } from '@/lib/alerts'
import { defineMessages, type IntlShape } from '@/lib/i18n'
import { paths, type Navigation } from '@/lib/navigation'
import type { Runtime } from '@/lib/runtime'
import { announce } from '@/lib/ui/announce/announce'
import type { StatusId } from '@/schemas/primitives'
import { linkResolver } from './resolver'

const messages = defineMessages({
  looking: {
    id: 'remoteLink.looking',
    defaultMessage: 'Looking this up on your server. Press Escape to cancel.',
    description: 'For screen readers, after following a link to a post or profile on another server',
  },
  unknown: {
    id: 'remoteLink.unknown',
    defaultMessage: 'Couldn’t find this page on your server',
    description:
      'Notice with an “Open in a new tab” button, after following a link to a post or profile on another server',
  },
  opened: {
    id: 'remoteLink.opened',
    defaultMessage: 'Couldn’t find this page on your server. It opened in a new tab.',
    description: 'Notice after following a link to a post or profile on another server',
  },
  samePost: {
    id: 'remoteLink.samePost',
    defaultMessage: 'This link leads to the original page of this post',
    description: 'Notice after following a link in a post that leads to the web page of that same post',
  },
  failed: {
    id: 'remoteLink.failed',
    defaultMessage: 'Couldn’t look up this page on your server',
    description:
      'Notice with an “Open in a new tab” button, after following a link to a post or profile on another server',
  },
  open: {
    id: 'remoteLink.open',
    defaultMessage: 'Open in a new tab',
    description: 'Button of the notice about a link that could not be opened in the app',
  },
})

interface Press {
  url: string
  /** The clicked link; it is marked as busy. */
  anchor: HTMLAnchorElement
  runtime: Runtime
  intl: IntlShape
  navigation: Pick<Navigation, 'go' | 'onLeave'>
}

/** The address of a collection of accounts. */
const COLLECTION = /^\/collections\/\d+\/?$/

const openTab = (url: string) => window.open(url, '_blank', 'noopener,noreferrer')

/** Browsers allow a new tab only for a short time after a click. */
const mayOpen = () => navigator.userActivation?.isActive ?? false

/** Returns our route of the post that contains the link; null outside a post. */
function pageAround(anchor: Element, { cache }: Runtime): string | null {
  const id = anchor.closest<HTMLElement>('[data-status]')?.dataset['status'] as StatusId | undefined
  const status = id && cache.read('status', id)
  const account = status && cache.read('account', status.account)
  return account ? paths.status(account.acct, id) : null
}

/**
 * Opens a URL in the app if the user's server can resolve it, else in a tab. A URL that resolves to the very
 * post with the link also opens in a tab, since blogs and forums link to their own page. The link is busy
 * while waiting; Escape, another link or another page in the column cancels.
 */
export async function openRemote({ url, anchor, runtime, intl, navigation }: Press): Promise<void> {
  // The user's server knows no collections, so it need not be asked.
  if (COLLECTION.test(new URL(url).pathname) && !runtime.http.capabilities.tries('collections')) {
    openTab(url)
    return
  }
  const resolver = linkResolver(runtime)
  let left = false
  const around = pageAround(anchor, runtime)
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    resolver.cancel()
  }
  anchor.setAttribute('aria-busy', 'true')
  const spoken = setTimeout(() => announce(intl.formatMessage(messages.looking)), 300)
  addEventListener('keydown', escape, { capture: true })
  const stop = navigation.onLeave(() => {
    left = true
    resolver.cancel()
  })
  const resolved = await resolver.resolve(url)
  clearTimeout(spoken)
  stop()
  removeEventListener('keydown', escape, { capture: true })
  anchor.removeAttribute('aria-busy')
  if (resolved.kind === 'cancelled' || left) return
  const itself = resolved.kind === 'found' && resolved.path === around
  if (resolved.kind === 'found' && !itself) return navigation.go(resolved.path)
  const opens = resolved.kind !== 'failed' && mayOpen()
  if (opens) openTab(url)
  const { failed, opened, unknown } = messages
  const why = resolved.kind === 'failed' ? failed : itself ? messages.samePost : opens ? opened : unknown
  pushToast({
    text: () => intl.formatMessage(why),
    key: `link:${url}`,
    identity: runtime.identity.key,
    // The browser may have blocked the tab.
    action: { label: () => intl.formatMessage(messages.open), run: () => void openTab(url) },
  })
}
