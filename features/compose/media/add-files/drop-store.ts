import { create } from 'zustand'

type Receiver = (files: readonly File[]) => void

/** True while files are dragged over the page and a composer accepts them. */
export const useDropping = create<{ dropping: boolean }>(() => ({ dropping: false }))

const receivers: Receiver[] = []
/** `dragenter` of a child fires before `dragleave` of its parent. */
let depth = 0

const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false

const show = (dropping: boolean) => {
  if (!dropping) depth = 0
  if (useDropping.getState().dropping !== dropping) useDropping.setState({ dropping })
}

function entered(event: DragEvent) {
  if (!carriesFiles(event)) return
  event.preventDefault()
  depth += 1
  show(true)
}

function over(event: DragEvent) {
  if (!carriesFiles(event) || !event.dataTransfer) return
  event.preventDefault()
  event.dataTransfer.dropEffect = 'copy'
}

function left(event: DragEvent) {
  if (!carriesFiles(event)) return
  depth -= 1
  if (depth <= 0) show(false)
}

function dropped(event: DragEvent) {
  show(false)
  // A field on the page handled the files.
  if (event.defaultPrevented) return
  const files = [...(event.dataTransfer?.files ?? [])]
  if (files.length === 0) return
  // Otherwise the browser would navigate to the file.
  event.preventDefault()
  receivers.at(-1)?.(files)
}

const LISTENERS = { dragenter: entered, dragover: over, dragleave: left, drop: dropped } as const
const changeListeners = (method: 'addEventListener' | 'removeEventListener') => {
  for (const [name, listener] of Object.entries(LISTENERS)) window[method](name, listener as EventListener)
}

/** Passes files dropped on the page to `receive`; returns the function that stops it. */
export function receiveDrops(receive: Receiver): () => void {
  if (receivers.length === 0) changeListeners('addEventListener')
  receivers.push(receive)
  return () => {
    receivers.splice(receivers.indexOf(receive), 1)
    if (receivers.length > 0) return
    changeListeners('removeEventListener')
    show(false)
  }
}
