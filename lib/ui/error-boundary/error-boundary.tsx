import { Component, type ErrorInfo, type ReactNode } from 'react'
import type { Crash } from './crash-details'
import { CrashPage } from './crash-page'

/** Props of a boundary's fallback. */
export interface Failure extends Crash {
  onRetry: () => void
}

interface Props {
  /** Name of the guarded part, for the details: "home". */
  name: string
  /** Replaces the crashed part. Default a page. */
  fallback?: (failure: Failure) => ReactNode
  /** A change of it (usually the URL) tries again. */
  resetKey?: unknown
  children: ReactNode
}

interface State {
  error: unknown
  failed: boolean
  stack: string
  resetKey: unknown
}

const page = (failure: Failure) => <CrashPage {...failure} />

/** Limits a crash to one column, page or row. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, failed: false, stack: '', resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error, failed: true }
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    if (Object.is(props.resetKey, state.resetKey)) return null
    return { resetKey: props.resetKey, failed: false, error: null, stack: '' }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error(error)
    this.setState({ stack: info.componentStack ?? '' })
  }

  override render() {
    const { error, failed, stack } = this.state
    const { name, fallback = page, children } = this.props
    if (!failed) return children
    const onRetry = () => this.setState({ failed: false, error: null, stack: '' })
    return fallback({ name, error, stack, onRetry })
  }
}
