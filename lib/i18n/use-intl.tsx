import { createContext, useContext, useEffect, useInsertionEffect, useState, type ReactNode } from 'react'
import type { Catalogue } from './catalogue'
import { createClock, type Clock } from './clock'
import { createIntlFor, type IntlShape } from './intl'
import { loadCatalogue } from './locales'

interface Language {
  readonly intl: IntlShape
  readonly clock: Clock
}

const Context = createContext<Language>({ intl: createIntlFor('en'), clock: createClock() })

const loaded = new Map<string, Catalogue | null>()

/** Loads the texts of `locale`, so that IntlProvider shows them at first paint. Never rejects: English is always there. */
export async function preloadLocale(locale: string): Promise<void> {
  if (loaded.has(locale)) return
  try {
    loaded.set(locale, await loadCatalogue(locale))
  } catch (error) {
    console.warn(`The texts for ${locale} did not load`, error)
  }
}

const make = (locale: string, timeZone: string | undefined): IntlShape =>
  createIntlFor(locale, { catalogue: loaded.get(locale) ?? undefined, timeZone })

interface Props {
  /** BCP 47, see detectLocale. While its texts load, the language before it stays. */
  readonly locale: string
  readonly timeZone?: string | undefined
  /** The time relative times are told from; default Date.now. */
  readonly now?: (() => number) | undefined
  readonly children: ReactNode
}

/** Gives the texts, formats and the one clock to everything below, and the document its `lang` and `dir`. */
export function IntlProvider({ locale, timeZone, now, children }: Props) {
  const [language, setLanguage] = useState<Language>(() => ({
    intl: make(loaded.has(locale) || locale.startsWith('en-') ? locale : 'en', timeZone),
    clock: createClock(now),
  }))

  useEffect(() => {
    let current = true
    void preloadLocale(locale).then(() => {
      if (!current) return
      const wanted = loaded.has(locale) ? locale : 'en'
      setLanguage((before) =>
        before.intl.locale === wanted && before.intl.timeZone === timeZone
          ? before
          : { ...before, intl: make(wanted, timeZone) },
      )
    })
    return () => {
      current = false
    }
  }, [locale, timeZone])

  const { intl } = language
  // Before anything is measured or painted: a page whose language changes is laid out anew as a whole.
  useInsertionEffect(() => {
    document.documentElement.lang = intl.locale
    document.documentElement.dir = intl.dir
  }, [intl])

  return <Context.Provider value={language}>{children}</Context.Provider>
}

/** The texts and formats of the person's language; English outside an IntlProvider. */
export const useIntl = (): IntlShape => useContext(Context).intl

/** The clock of relative times. */
export const useClock = (): Clock => useContext(Context).clock
