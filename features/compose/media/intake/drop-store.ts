import { create } from 'zustand'

type Taker = (files: readonly File[]) => void

/** True while files are dragged over the page and a composer takes them. */
export const useDropping = create<{ dropping: boolean }>(() => ({ dropping: false }))

const takers: Taker[] = []
/** `dragenter` of a child comes before `dragleave` of its parent. */
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
  const files = [...(event.dataTransfer?.files ?? [])]
  if (files.length === 0) return
  // Otherwise the browser leaves the page for the file.
  event.preventDefault()
  takers.at(-1)?.(files)
}

const LISTENERS = { dragenter: entered, dragover: over, dragleave: left, drop: dropped } as const
const each = (way: 'addEventListener' | 'removeEventListener') => {
  for (const [name, listener] of Object.entries(LISTENERS)) window[way](name, listener as EventListener)
}

/** Lets `take` have the files that are dropped on the page from now on; returns the end of it. */
export function enterDrop(take: Taker): () => void {
  if (takers.length === 0) each('addEventListener')
  takers.push(take)
  return () => {
    takers.splice(takers.indexOf(take), 1)
    if (takers.length > 0) return
    each('removeEventListener')
    show(false)
  }
}
