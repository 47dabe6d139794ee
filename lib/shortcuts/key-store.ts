import * as z from 'zod/mini'
import { createLocalStore } from '@/lib/storage'
import { tolerantEnum, tolerantRecord } from '@/schemas/primitives'
import { normaliseKeys } from './keys'
import type { Shortcut } from './registry'
import { keysInScheme, type KeyScheme } from './schemes'

const choicesSchema = z.object({
  scheme: tolerantEnum(['phanpy', 'vim', 'noSingle'], 'mastodon'),
  /** The user's own keys by shortcut; an empty list switches a shortcut off. */
  own: tolerantRecord(z.array(z.string())),
})

/** The chosen scheme, and own keys by shortcut. */
export type KeyChoices = z.output<typeof choicesSchema>

const store = createLocalStore({
  key: 'keys',
  version: 1,
  schema: choicesSchema,
  defaults: { scheme: 'mastodon', own: {} },
})

/** Returns the choices of this device; the same object until they change. */
export const getKeyChoices = (): KeyChoices => store.get()

/** Reads choices from a file; null when they are none. */
export function readKeyChoices(value: unknown): KeyChoices | null {
  const read = z.safeParse(choicesSchema, value)
  return read.success ? read.data : null
}

/** Calls `listener` after every change of the keys; returns the unsubscriber. */
export const onKeyChoices = (listener: () => void): (() => void) => store.subscribe(listener)

/** Chooses a scheme; own keys stay. */
export const setKeyScheme = (scheme: KeyScheme): void => store.set((before) => ({ ...before, scheme }))

/** Sets the keys of a shortcut, none to switch it off; null restores those of the scheme. */
export function setOwnKeys(id: string, keys: readonly string[] | null): void {
  store.set((before) => {
    const { [id]: _, ...rest } = before.own
    return { ...before, own: keys === null ? rest : { ...rest, [id]: keys.map(normaliseKeys) } }
  })
}

/** Replaces all choices, e.g. to undo a change. */
export const setKeyChoices = (choices: KeyChoices): void => store.set(choices)

/** Restores the keys of the default scheme. */
export const resetKeys = (): void => store.reset()

const OTHER_SIDE: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

/** Returns a binding with the arrow keys of the sides swapped. */
const otherSide = (keys: string) =>
  keys.replace(/Arrow(?:Left|Right)/g, (arrow) => OTHER_SIDE[arrow] ?? arrow)

/** Returns the keys in use of a shortcut, normalised. `dir`: the direction of the layout. */
export function keysOf(
  shortcut: Pick<Shortcut, 'id' | 'keys' | 'mirrored'>,
  choices = getKeyChoices(),
  dir = globalThis.document?.documentElement.dir,
): readonly string[] {
  const own = choices.own[shortcut.id]
  if (own) return own
  const keys = keysInScheme(shortcut, choices.scheme).map(normaliseKeys)
  return shortcut.mirrored && dir === 'rtl' ? keys.map(otherSide) : keys
}
