import { Component, type ErrorInfo, type ReactNode } from 'react'
import { CrashPage } from './crash-page'

interface Props {
  /** What crashed, for the details: "home". */
  name: string
  /** A change of it (usually the address) tries again. */
  resetKey?: unknown
  children: ReactNode
}

interface State {
  error: unknown
  failed: boolean
  stack: string
  resetKey: unknown
}

/** Keeps the crash of one column or page to itself: the others go on. */
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
    if (!failed) return this.props.children
    const again = () => this.setState({ failed: false, error: null, stack: '' })
    return <CrashPage name={this.props.name} error={error} stack={stack} onRetry={again} />
  }
}
