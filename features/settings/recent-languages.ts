import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { baseLanguage } from '@/lib/i18n'
import { createIdentityStore } from '@/lib/storage'
import { getSettings, setSettings } from './settings-store'

/** The number of languages to remember. */
const MAX_LANGUAGES = 8

const store = createIdentityStore({
  key: 'recent-languages',
  version: 1,
  schema: z.array(z.string()),
  defaults: [],
})

/** Moves a language to the top of those the identity writes in, and adds it to those the user reads. */
export function rememberLanguage(identityKey: string, code: string): void {
  store
    .of(identityKey)
    .set((codes) =>
      codes[0] === code ? codes : [code, ...codes.filter((other) => other !== code)].slice(0, MAX_LANGUAGES),
    )
  const base = baseLanguage(code)
  const { readLanguages } = getSettings()
  const isKnown = [...readLanguages, ...navigator.languages.map(baseLanguage)].includes(base)
  if (!isKnown) setSettings({ readLanguages: [...readLanguages, base] })
}

/** Returns the languages the identity writes in, the latest first. */
export const recentLanguages = (identityKey: string): readonly string[] => store.of(identityKey).get()

/** The same for a component, which renders again when they change. */
export function useRecentLanguages(identityKey: string): readonly string[] {
  const { subscribe, get } = store.of(identityKey)
  return useSyncExternalStore(subscribe, get)
}
