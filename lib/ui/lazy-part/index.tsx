import { Component, Suspense, lazy, type ComponentType, type ReactNode } from 'react'
import { pushToast } from '@/lib/alerts'
import { useIntl, type IntlShape } from '@/lib/i18n'
import { messages } from './messages'
import { repairStyles } from './repair-styles'

/** The toast about a part that did not come; drafts write themselves down when the page goes. */
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
  /** Nobody is told: it was decoration. */
  quiet: boolean
  /** The part is gone: close what it was opened for. */
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

/** Holds what may fail to load or crash without taking its page along: nothing is shown in its place, a toast says why. */
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

/** Props of a lazy part may carry this: what to do when its code does not come. */
interface Failable {
  onFailed?: (error: unknown) => void
}

export type LazyPart<P> = ComponentType<P & Failable> & {
  /** Begins to load, e.g. under the pointer. */
  preload: () => void
}

/**
 * A component whose code loads on first use. Meanwhile `Fallback` (given the same props) or nothing is shown; a part
 * that failed is asked for anew the next time. `quiet` parts are decoration that nobody asked for: they fail in silence.
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
