import {
  createContext,
  useContext,
  useEffect,
  useInsertionEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react'
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

/**
 * Loads the catalogue of `locale`, so that the first paint has it. Never rejects: English is always
 * available.
 */
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

/** The language to show for `locale`: English until its catalogue is loaded. */
const shownLocale = (locale: string): string =>
  loaded.has(locale) || locale.startsWith('en-') ? locale : 'en'

/** Returns the texts and formats of a language for code outside of React; English until its catalogue is loaded. */
export const loadedIntl = (locale: string): IntlShape => make(shownLocale(locale), undefined)

interface Props {
  /** BCP 47, see detectLocale. The previous language stays while its catalogue loads. */
  readonly locale: string
  readonly timeZone?: string | undefined
  /** Current time for relative times; default Date.now. */
  readonly now?: (() => number) | undefined
  readonly children: ReactNode
}

/** Provides texts, formats and the clock, and sets `lang` and `dir` of the document. */
export function IntlProvider({ locale, timeZone, now, children }: Props) {
  const [language, setLanguage] = useState<Language>(() => ({
    intl: make(shownLocale(locale), timeZone),
    clock: createClock(now),
  }))

  const { intl } = language
  /** Texts that were provided before the language changed, as long as code holds them. */
  const handedOut = useRef<WeakRef<IntlShape>[]>([])
  useEffect(() => {
    let current = true
    void preloadLocale(locale).then(() => {
      const wanted = loaded.has(locale) ? locale : 'en'
      if (!current || (intl.locale === wanted && intl.timeZone === timeZone)) return
      const next = make(wanted, timeZone)
      // Code that holds earlier texts, such as a toast or a request under way, continues in the new language.
      handedOut.current.push(new WeakRef(intl))
      for (const earlier of handedOut.current) Object.assign(earlier.deref() ?? {}, next)
      setLanguage((before) => ({ ...before, intl: next }))
    })
    return () => {
      current = false
    }
  }, [intl, locale, timeZone])

  // Set before anything is measured or painted: a change of `dir` lays out the whole page again.
  useInsertionEffect(() => {
    document.documentElement.lang = intl.locale
    document.documentElement.dir = intl.dir
  }, [intl])

  return <Context.Provider value={language}>{children}</Context.Provider>
}

/** Returns the texts and formats of the user's language; English outside an IntlProvider. */
export const useIntl = (): IntlShape => useContext(Context).intl

/** Returns the clock of relative times. */
export const useClock = (): Clock => useContext(Context).clock
