import { create } from 'zustand'

/** Default duration of a toast, in ms. */
export const TOAST_MS = 10_000
/** Maximum number of toasts at once; the oldest is dropped. */
export const MAX_TOASTS = 4

type ToastKind = 'info' | 'success' | 'error'

/** A text of a toast: made again when the language changes, so it must not hold a finished text of the interface. */
type ToastText = () => string

export interface ToastAction {
  label: ToastText
  run: () => void
  /** The action undoes the change that the toast reports. Default false. */
  undo?: boolean
}

export interface ToastInput {
  /** Default 'info'. */
  kind?: ToastKind
  title?: ToastText
  text: ToastText
  /** One action; using it closes the toast. */
  action?: ToastAction
  /** Duration on screen in ms; null = until closed. Default 10 s, null for errors. */
  duration?: number | null
  /** Toasts with the same key are merged. Default: same kind, title and text. */
  key?: string
  /** Key of the identity it belongs to, which may not be on screen; without one it concerns all. */
  identity?: string
}

export interface Toast {
  readonly id: string
  readonly key: string
  readonly kind: ToastKind
  /** In the language of the interface, as the text and the label of the action. */
  readonly title: string | undefined
  readonly text: string
  readonly action: (Omit<ToastAction, 'label'> & { readonly label: string }) | undefined
  readonly duration: number | null
  readonly identity: string | undefined
  /** Number of times it was shown; each time restarts its timer. */
  readonly count: number
}

interface State {
  toasts: readonly Toast[]
}

/** The toasts on screen, oldest first. Only the functions below write it. */
export const useToasts = create<State>(() => ({ toasts: [] }))

/** The number in the id of the newest toast. */
let lastNumber = 0

/** Shows a toast, or increments the count of one with the same key. Returns its id. */
export function pushToast(input: ToastInput): string {
  const { kind = 'info', action } = input
  const keyOf = () => input.key ?? JSON.stringify([input.identity, kind, input.title?.(), input.text()])
  const key = keyOf()
  const { toasts } = useToasts.getState()
  const same = toasts.find((toast) => toast.key === key)
  const toast: Toast = {
    id: same?.id ?? `toast-${++lastNumber}`,
    get key() {
      return keyOf()
    },
    kind,
    get title() {
      return input.title?.()
    },
    get text() {
      return input.text()
    },
    action: action && {
      ...action,
      get label() {
        return action.label()
      },
    },
    duration: input.duration === undefined ? (kind === 'error' ? null : TOAST_MS) : input.duration,
    identity: input.identity,
    count: (same?.count ?? 0) + 1,
  }
  useToasts.setState({
    toasts: same ? toasts.map((old) => (old === same ? toast : old)) : [...toasts, toast].slice(-MAX_TOASTS),
  })
  return toast.id
}

/** Removes a toast; an unknown id is ignored. */
export function dismissToast(id: string): void {
  const { toasts } = useToasts.getState()
  if (toasts.some((toast) => toast.id === id))
    useToasts.setState({ toasts: toasts.filter((toast) => toast.id !== id) })
}

/** Removes the toasts of an identity that signed out, or all. */
export function clearToasts(identity?: string): void {
  useToasts.setState(({ toasts }) => ({
    toasts: identity === undefined ? [] : toasts.filter((toast) => toast.identity !== identity),
  }))
}
