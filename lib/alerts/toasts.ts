import { create } from 'zustand'

/** How long a toast stays, ms (product.md 8). */
export const TOAST_MS = 10_000
/** More than this at once helps nobody; the oldest goes. */
export const MOST_TOASTS = 4

export type ToastKind = 'info' | 'success' | 'error'

export interface ToastAction {
  label: string
  run: () => void
}

export interface ToastInput {
  /** Default info. */
  kind?: ToastKind
  title?: string
  text: string
  /** One thing to do about it; doing it closes the toast. */
  action?: ToastAction
  /** ms on screen; null stays until closed. Default 10 s, errors null. */
  duration?: number | null
  /** Toasts of one key are one toast. Default: same kind, title and text. */
  key?: string
  /** The identity it was raised under; without one it concerns everybody. */
  identity?: string
}

export interface Toast {
  readonly id: string
  readonly key: string
  readonly kind: ToastKind
  readonly title: string | undefined
  readonly text: string
  readonly action: ToastAction | undefined
  readonly duration: number | null
  readonly identity: string | undefined
  /** How often it was raised; each time its clock starts anew. */
  readonly count: number
}

interface State {
  toasts: readonly Toast[]
}

/** The toasts on screen, oldest first. Written by pushToast and dismissToast only. */
export const useToasts = create<State>(() => ({ toasts: [] }))

let made = 0

/** Shows a toast, or counts one up that says the same. Returns its id. */
export function pushToast(input: ToastInput): string {
  const kind = input.kind ?? 'info'
  const key = input.key ?? JSON.stringify([input.identity, kind, input.title, input.text])
  const { toasts } = useToasts.getState()
  const same = toasts.find((toast) => toast.key === key)
  const toast: Toast = {
    id: same?.id ?? `toast-${++made}`,
    key,
    kind,
    title: input.title,
    text: input.text,
    action: input.action,
    duration: input.duration === undefined ? (kind === 'error' ? null : TOAST_MS) : input.duration,
    identity: input.identity,
    count: (same?.count ?? 0) + 1,
  }
  useToasts.setState({
    toasts: same ? toasts.map((old) => (old === same ? toast : old)) : [...toasts, toast].slice(-MOST_TOASTS),
  })
  return toast.id
}

/** Takes a toast away; unknown ids are fine. */
export function dismissToast(id: string): void {
  const { toasts } = useToasts.getState()
  if (toasts.some((toast) => toast.id === id))
    useToasts.setState({ toasts: toasts.filter((toast) => toast.id !== id) })
}

/** Takes away the toasts of an identity that signed out, or all of them. */
export function clearToasts(identity?: string): void {
  useToasts.setState(({ toasts }) => ({
    toasts: identity === undefined ? [] : toasts.filter((toast) => toast.identity !== identity),
  }))
}
