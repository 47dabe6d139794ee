import * as z from 'zod/mini'
import { createLocalStore } from '@/lib/storage'

export interface Volume {
  /** 0 to 1; kept while muted. */
  readonly level: number
  readonly muted: boolean
}

/** Change by a key. */
const VOLUME_STEP = 0.15
/** The volume after unmuting what was at zero. */
const LEAST_AUDIBLE = 0.05

/** The volume of this browser, for every player of every tab. */
export const volumeStore = createLocalStore({
  key: 'volume',
  version: 1,
  schema: z.object({ level: z.number().check(z.minimum(0), z.maximum(1)), muted: z.boolean() }),
  defaults: { level: 0.5, muted: false },
})

/** Returns the volume after a move of the slider to `level`. */
export function withLevel(level: number): Volume {
  const rounded = Math.round(Math.min(1, Math.max(0, level)) * 100) / 100
  return { level: rounded, muted: rounded === 0 }
}

/** Returns the volume one step louder or quieter. Only a step up unmutes. */
export function stepped({ level, muted }: Volume, direction: 1 | -1): Volume {
  const next = withLevel(level + direction * VOLUME_STEP)
  return muted && direction < 0 ? { ...next, muted: true } : next
}

/** Returns the volume after the mute button; what is unmuted can be heard. */
export const mutedOrNot = ({ level, muted }: Volume): Volume =>
  muted || level === 0 ? { level: level === 0 ? LEAST_AUDIBLE : level, muted: false } : { level, muted: true }

/** Sets the remembered volume; call it before playing. */
export function applyVolume(medium: HTMLMediaElement): void {
  const { level, muted } = volumeStore.get()
  medium.volume = level
  medium.muted = muted
}

/** Remembers the volume that was set with the controls of the browser. */
export const keepVolume = ({ volume, muted }: HTMLMediaElement): void =>
  volumeStore.set({ level: Math.round(volume * 100) / 100, muted })

/** Keeps a player at the remembered volume; returns the function that stops it. */
export function followVolume(medium: HTMLMediaElement): () => void {
  applyVolume(medium)
  return volumeStore.subscribe(() => applyVolume(medium))
}
