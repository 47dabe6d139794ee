import { Component, Suspense, lazy, type ComponentType, type ReactNode } from 'react'
import { pushToast } from '@/lib/alerts'
import { useIntl, type IntlShape } from '@/lib/i18n'
import { messages } from './messages'
import { repairStyles } from './repair-styles'

/**
 * Shows the toast about a chunk that failed to load. Reloading is safe: drafts are saved when the page is
 * left.
 */
function report(intl: IntlShape): void {
  pushToast({
    kind: 'error',
    key: 'chunk',
    text: intl.formatMessage(messages.failed),
    action: { label: intl.formatMessage(messages.reload), run: () => location.reload() },
  })
}

interface BoundaryProps {
  intl: IntlShape
  /** Decoration: failures are not reported. */
  quiet: boolean
  /** Called when the part failed, to close whatever it was opened for. */
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
  onFailed?: (error: unknown) => void
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

/** Optional prop of every lazy part: called when its code fails to load. */
interface Failable {
  onFailed?: (error: unknown) => void
}

export type LazyPart<P> = ComponentType<P & Failable> & {
  /** Starts loading, e.g. on hover. */
  preload: () => void
}

/**
 * Creates a component whose code loads on first use. Until then it shows `Fallback` with the same props, or
 * nothing; after a failure the next use tries again. `quiet` parts are decoration and fail silently.
 */
export function lazyPart<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  Fallback?: ComponentType<P>,
  { quiet = false }: { quiet?: boolean } = {},
): LazyPart<P> {
  let Part = lazy(load)
  function Lazy({ onFailed, ...rest }: P & Failable) {
    const props = rest as unknown as P
    const failed = (error: unknown) => {
      Part = lazy(() => repairStyles().then(load))
      onFailed?.(error)
    }
    return (
      <PartBoundary onFailed={failed} quiet={quiet}>
        <Suspense fallback={Fallback ? <Fallback {...props} /> : null}>
          <Part {...(props as P & React.JSX.IntrinsicAttributes)} />
        </Suspense>
      </PartBoundary>
    )
  }
  return Object.assign(Lazy, { preload: () => void load().catch(() => {}) })
}
