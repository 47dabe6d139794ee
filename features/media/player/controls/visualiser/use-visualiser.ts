import { useEffect, type RefObject } from 'react'
import { useReducedMotion } from '@/lib/hooks/use-reduced-motion'
import { levelsOf } from './sound-look'

/** How often the levels are read, in ms. */
const REFRESH_INTERVAL = 15

interface Tap {
  readonly context: AudioContext
  readonly analyser: AnalyserNode
}

/** An element can be connected only once. */
const taps = new WeakMap<HTMLMediaElement, Promise<Tap | null>>()

async function connect(medium: HTMLMediaElement): Promise<Tap | null> {
  const context = new AudioContext()
  // A connected element is silent as long as the context does not run.
  await context.resume()
  if (context.state !== 'running') return null
  const analyser = new AnalyserNode(context, { fftSize: 2048 })
  context.createMediaElementSource(medium).connect(analyser).connect(context.destination)
  return { context, analyser }
}

function tapOf(medium: HTMLMediaElement): Promise<Tap | null> {
  const known = taps.get(medium)
  if (known) return known
  const made = connect(medium).catch(() => null)
  taps.set(medium, made)
  return made
}

/**
 * Shows the levels of a sound on the children of `box` while it plays, as their `--level`. Off with reduced motion
 * and for sounds that may not be read, since those would be silent. Returns whether it is on.
 */
export function useVisualiser(
  medium: HTMLMediaElement,
  box: RefObject<HTMLElement | null>,
  isOn: boolean,
): boolean {
  const still = useReducedMotion()
  const runs = isOn && !still && typeof AudioContext !== 'undefined'
  useEffect(() => {
    if (!runs) return undefined
    let timer: ReturnType<typeof setInterval> | undefined
    let ended = false
    const children = () => [...(box.current?.children ?? [])] as HTMLElement[]
    void tapOf(medium).then((tap) => {
      if (!tap || ended) return
      // The system interrupts it, e.g. for a call.
      void tap.context.resume()
      const spectrum = new Uint8Array(tap.analyser.frequencyBinCount)
      timer = setInterval(() => {
        tap.analyser.getByteFrequencyData(spectrum)
        const levels = levelsOf(spectrum)
        for (const [at, bar] of children().entries())
          bar.style.setProperty('--level', (levels[at] ?? 0).toFixed(3))
      }, REFRESH_INTERVAL)
    })
    return () => {
      ended = true
      clearInterval(timer)
      for (const bar of children()) bar.style.removeProperty('--level')
    }
  }, [medium, box, runs])
  return runs
}

/** Ends the connection of a sound that is not shown any more. */
export function useReleasedSound(medium: HTMLMediaElement): void {
  useEffect(
    () => () => {
      if (medium.isConnected) return
      void taps.get(medium)?.then((tap) => tap?.context.close())
      taps.delete(medium)
    },
    [medium],
  )
}
