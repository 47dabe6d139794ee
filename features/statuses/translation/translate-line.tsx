import { baseLanguage, languageName, useIntl } from '@/lib/i18n'
import { LanguagesIcon } from '@/lib/ui/icons'
import { setOpened } from '../view-store'
import { translationMessages as messages } from './messages'
import { readLanguage } from './read-language'
import type { PartProps } from './translate-bar'
import type { TranslatedStatus } from './use-translated-status'
import { useReadLanguages } from './use-read-languages'
import { useTranslateButton } from './use-translate-button'
import styles from './translate-bar.module.css'

/** The provider of a translation, and for the open post the button to translate and back. */
export function TranslateLine({
  status,
  name,
  whole = false,
  shown,
}: PartProps & { shown: TranslatedStatus }) {
  const intl = useIntl()
  const read = useReadLanguages()
  const button = useTranslateButton(status, shown, name)
  if (!button) return null
  const { translation } = shown
  const from = translation?.from ? languageName(intl, translation.from) : null
  return (
    <div className={styles.bar}>
      {translation && (
        <span className={styles.by}>
          {from === null
            ? intl.formatMessage(messages.byUnknown, { provider: translation.provider })
            : intl.formatMessage(messages.by, { language: from, provider: translation.provider })}
        </span>
      )}
      {/* One button for both directions, so that it keeps the focus. */}
      {whole && (
        <button
          type="button"
          className={styles.button}
          data-action="translate"
          aria-busy={button.busy || undefined}
          onClick={button.press}
        >
          {!button.on && <LanguagesIcon size="1rem" aria-hidden />}
          {button.label}
        </button>
      )}
      {translation && from !== null && !read.has(baseLanguage(translation.from)) && (
        <button
          type="button"
          className={styles.button}
          onClick={() => {
            setOpened(name, { translated: false })
            readLanguage(translation.from, intl)
          }}
        >
          {intl.formatMessage(messages.stopOffering, { language: from })}
        </button>
      )}
    </div>
  )
}
