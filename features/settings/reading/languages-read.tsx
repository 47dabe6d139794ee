import { baseLanguage, languageName, useIntl } from '@/lib/i18n'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { CloseIcon } from '@/lib/ui/icons'
import { useInterfaceLocale } from '../interface-locale'
import { readingLabels as labels } from './messages'
import { setSettings, useSetting } from '../settings-store'
import styles from './languages-read.module.css'

/**
 * Languages that are not offered for translation: those of interface and browser, which are fixed, and those
 * the user adds.
 */
export function LanguagesRead() {
  const intl = useIntl()
  const chosen = useSetting('readLanguages')
  const locale = useInterfaceLocale()
  const given = [...new Set([locale, ...navigator.languages].map(baseLanguage))]
  const own = chosen.filter((code) => !given.includes(code))
  return (
    <div className={styles.languages}>
      <h3 className={styles.label}>{intl.formatMessage(labels.readLanguages)}</h3>
      <p className={styles.hint}>{intl.formatMessage(labels.readLanguagesHint)}</p>
      <ul className={styles.list}>
        {given.map((code) => (
          <li key={code} className={styles.language}>
            {languageName(intl, code)}
          </li>
        ))}
        {own.map((code) => {
          const language = languageName(intl, code)
          return (
            <li key={code} className={styles.language}>
              {language}
              <IconButton
                icon={<CloseIcon size={16} aria-hidden />}
                size="small"
                label={intl.formatMessage(labels.removeLanguage, { language })}
                onClick={() => setSettings({ readLanguages: chosen.filter((each) => each !== code) })}
              />
            </li>
          )
        })}
      </ul>
    </div>
  )
}
