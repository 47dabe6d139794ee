import { flushSync } from 'react-dom'
import { Component, useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react'
import { pushToast } from '@/lib/alerts'
import { useStableCallback } from '@/lib/hooks/use-stable-callback'
import { useIntl, type IntlShape } from '@/lib/i18n'
import { onceAsync } from '@/lib/util/once-async'
import { retry } from '@/lib/util/timing/retry'
import { messages } from './messages'
import { repairStyles } from './repair-styles'

/**
 * Shows the toast about a part that failed to load or crashed. Reloading is safe: drafts are saved when the page is
 * left.
 */
function report(intl: IntlShape): void {
  pushToast({
    kind: 'error',
    key: 'chunk',
    text: () => intl.formatMessage(messages.failed),
    action: { label: () => intl.formatMessage(messages.reload), run: () => location.reload() },
  })
}

interface BoundaryProps {
  intl: IntlShape
  /** Decoration: failures are not reported. */
  quiet: boolean
  /** Called when the part failed, e.g. to close the dialog that it was opened for. */
  onFailed: ((error: unknown) => void) | undefined
  children: ReactNode
}

class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    console.error(error)
    if (!this.props.quiet) report(this.props.intl)
    this.props.onFailed?.(error)
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}

/** Contains parts that may fail to load or crash: renders nothing in their place and shows a toast. */
export function PartBoundary({
  onFailed,
  quiet = false,
  children,
}: {
  onFailed?: ((error: unknown) => void) | undefined
  /** Default false. */
  quiet?: boolean
  children: ReactNode
}) {
  const intl = useIntl()
  return (
    <Boundary intl={intl} onFailed={onFailed} quiet={quiet}>
      {children}
    </Boundary>
  )
}

/** Optional prop of every lazy part: called when its code fails to load or it crashes, except with `failure: 'throw'`. */
interface Failable {
  onFailed?: (error: unknown) => void
}

export type LazyPart<P> = ComponentType<P & Failable> & {
  /** Starts loading, e.g. on hover. Never throws. */
  preload: () => void
  /** Resolves once the code is loaded; a part mounted after that renders at once. */
  load: () => Promise<void>
  isLoaded: () => boolean
}

interface Options<P> {
  /** A mounted part starts to load after this, e.g. `whenFirstScreenShown`. `load` and `preload` do not wait. */
  after?: (props: P) => Promise<unknown>
  /**
   * Renders the part in the same task in which its code has loaded, so that no press can hit what was there before. With
   * `after`, this holds only if `after` itself waits for `load`. Default false.
   */
  atOnce?: boolean
  /**
   * After a failure: `toast` shows one, `quiet` is for decoration, both render nothing. `throw` leaves it to
   * the surrounding error boundary. `again` is for what works in the background: its code is loaded until it is there.
   * Default `toast`.
   */
  failure?: 'toast' | 'quiet' | 'throw' | 'again'
}

/** How often code is loaded again: a connection is often back after seconds. */
const AGAIN = { base: 5000, cap: 60_000, retries: Infinity }

/**
 * Creates a component whose code loads on first use. Until then it shows `Fallback` with the same props, or
 * nothing; after a failure the next use tries again.
 */
export function lazyPart<P extends object>(
  importPart: () => Promise<{ default: ComponentType<P> }>,
  Fallback?: ComponentType<P>,
  { after, atOnce = false, failure = 'toast' }: Options<P> = {},
): LazyPart<P> {
  let loaded: { Part: ComponentType<P> } | null = null
  let failed = false
  const load = onceAsync(async () => {
    try {
      if (failed) await repairStyles()
      const part = { Part: (await importPart()).default }
      loaded = part
      return part
    } catch (error) {
      failed = true
      throw error
    }
  })

  const begin = failure === 'again' ? () => retry(load, AGAIN) : load

  // Not React.lazy: React delays what replaces the fallback of a Suspense boundary.
  function Content(props: P & React.JSX.IntrinsicAttributes) {
    const [state, setState] = useState<{ Part: ComponentType<P> } | { error: unknown } | null>(() => loaded)
    const start = useStableCallback(() => (after ? after(props).then(begin) : begin()))
    const missing = state === null
    useLayoutEffect(() => {
      if (!missing) return undefined
      let mounted = true
      const show = (part: { Part: ComponentType<P> }) => {
        if (!mounted) return
        if (atOnce) flushSync(() => setState(part))
        else setState(part)
      }
      start().then(show, (error: unknown) => mounted && setState({ error }))
      return () => {
        mounted = false
      }
    }, [missing, start])
    if (!state) return Fallback ? <Fallback {...props} /> : null
    if ('error' in state) throw state.error
    return <state.Part {...props} />
  }

  function Lazy({ onFailed, ...rest }: P & Failable) {
    const content = <Content {...(rest as P & React.JSX.IntrinsicAttributes)} />
    return failure === 'throw' ? (
      content
    ) : (
      <PartBoundary onFailed={onFailed} quiet={failure === 'quiet'}>
        {content}
      </PartBoundary>
    )
  }
  return Object.assign(Lazy, {
    preload: () => void load().catch(() => {}),
    load: () => load().then(() => {}),
    isLoaded: () => loaded !== null,
  })
}
