import { useEffect, useRef, useState } from 'react'
import { getSettings, setSettings } from '@/features/settings'
import { pushToast } from '@/lib/alerts'
import { baseLanguage, languageName, percent, useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { LanguagesIcon } from '@/lib/ui/icons'
import { setOpened } from '../view-store'
import { translationMessages as messages } from './messages'
import type { OfferProps } from './translate-bar'
import { showTranslation } from './toggle-translation'
import { useTranslator } from './use-translator'
import styles from './translate-bar.module.css'

/** The bar with the button to translate and back: the language's code, until the post is translated. */
export default function TranslateOffer({ status, shown, name, read }: OfferProps) {
  const intl = useIntl()
  const runtime = useRuntime()
  const translator = useTranslator(status, read)
  const [share, setShare] = useState<number | null>(null)
  const [busy, setBusy] = useState(false)
  /** True after the press, possibly while a confirmation is open. */
  const wanted = useRef(false)
  const alive = useRef(true)
  useEffect(() => {
    alive.current = true
    return () => {
      alive.current = false
    }
  }, [])
  const { translation } = shown
  if (!translation && !translator) return null

  const press = async () => {
    if (wanted.current) return
    if (translation) return setOpened(name, { translated: false })
    if (!translator) return
    wanted.current = true
    const onStart = () => alive.current && setBusy(true)
    const progress = (part: number) => alive.current && setShare(part < 1 ? part : null)
    await showTranslation({ status, ...translator, runtime, intl, onStart, progress }, name)
    wanted.current = false
    if (alive.current) {
      setBusy(false)
      setShare(null)
    }
  }
  const named = (code: string) => languageName(intl, code)
  const offer = status.language
    ? intl.formatMessage(messages.translate, { language: named(status.language) })
    : intl.formatMessage(messages.translateUnknown)
  const code = status.language?.toUpperCase()
  const isQuiet = !busy && !translation && code !== undefined
  const working =
    share === null
      ? intl.formatMessage(messages.working)
      : intl.formatMessage(messages.loading, { share: percent(intl, share, 1) })
  const label = busy ? working : translation ? intl.formatMessage(messages.showOriginal) : offer
  return (
    <div className={styles.bar}>
      {translation && (
        <span className={styles.by}>
          {translation.from
            ? intl.formatMessage(messages.by, {
                language: named(translation.from),
                provider: translation.provider,
              })
            : intl.formatMessage(messages.byUnknown, { provider: translation.provider })}
        </span>
      )}
      {/* One button for both directions, so that it keeps the focus. */}
      <button
        type="button"
        className={styles.button}
        data-action="translate"
        aria-busy={busy || undefined}
        aria-label={isQuiet ? offer : undefined}
        data-tooltip={isQuiet ? offer : undefined}
        onClick={() => void press()}
      >
        {isQuiet && <LanguagesIcon size={16} aria-hidden />}
        {isQuiet ? <span translate="no">{code}</span> : label}
      </button>
      {translation?.from && !read.has(baseLanguage(translation.from)) && (
        <Reads
          language={translation.from}
          name={named(translation.from)}
          onSaid={() => setOpened(name, { translated: false })}
        />
      )}
    </div>
  )
}

/** A button that adds a language to those the user reads. */
function Reads({ language, name, onSaid }: { language: string; name: string; onSaid: () => void }) {
  const intl = useIntl()
  const say = () => {
    const { readLanguages } = getSettings()
    const base = baseLanguage(language)
    setSettings({ readLanguages: [...readLanguages.filter((each) => each !== base), base] })
    onSaid()
    pushToast({
      text: intl.formatMessage(messages.stoppedOffering, { language: name }),
      key: `reads:${base}`,
      action: {
        label: intl.formatMessage(messages.undo),
        undo: true,
        run: () =>
          setSettings({ readLanguages: getSettings().readLanguages.filter((each) => each !== base) }),
      },
    })
  }
  return (
    <button type="button" className={styles.button} onClick={say}>
      {intl.formatMessage(messages.stopOffering, { language: name })}
    </button>
  )
}
