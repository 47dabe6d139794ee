/** A start of the installed app while its window is open. The types are not part of TypeScript. */
interface Launch {
  readonly targetURL?: string
}
interface LaunchQueue {
  setConsumer: (consumer: (launch: Launch) => void) => void
}

interface LaunchPorts {
  /** Where browsers have it, the queue of starts. */
  queue?: LaunchQueue | undefined
  /** URL of the app, with which its icon starts it. */
  scope: string
  /** The address with which this page was loaded. */
  loaded?: string
  /** Opens an address of the app in this page. */
  open: (href: string) => void
}

const loadedAddress = () => performance.getEntriesByType('navigation')[0]?.name ?? location.href

/**
 * Opens in the open window what a shortcut or link starts the app with, without loading the page again. A press on the icon of
 * the app only shows the window.
 */
export function followLaunches({
  queue = (window as { launchQueue?: LaunchQueue }).launchQueue,
  scope,
  loaded = loadedAddress(),
  open,
}: LaunchPorts): void {
  let isFirst = true
  queue?.setConsumer(({ targetURL }) => {
    // The start that loaded this page is reported too.
    const isOwn = isFirst && targetURL === loaded
    isFirst = false
    if (!isOwn && targetURL?.startsWith(scope) && targetURL !== scope)
      open(targetURL.slice(new URL(scope).origin.length))
  })
}
