import { useState } from 'react'
import { useSetting } from '@/features/settings'
import { ownLanguageName, useIntl } from '@/lib/i18n'
import { Select } from '@/lib/ui/select'
import type { Instance } from '../instance'
import { messages } from './messages'
import { bestLanguage, translatedRule, rulesLanguages } from './rules-language'
import { ServerSection } from './section'
import styles from './about.module.css'

/** Value of the option for the rules as they were written. */
const ORIGINAL = 'original'

/** The rules of the server, in the language that the reader knows best. */
export function Rules({ rules, languages }: Pick<Instance, 'rules' | 'languages'>) {
  const intl = useIntl()
  const read = useSetting('readLanguages')
  const offered = rulesLanguages(rules)
  const [chosen, setChosen] = useState<string | null>(null)
  const best = bestLanguage(offered, [intl.locale, ...navigator.languages, ...read], languages)
  const value = chosen ?? best ?? ORIGINAL
  const language = value === ORIGINAL ? null : value
  return (
    <ServerSection
      title={intl.formatMessage(messages.rules)}
      action={
        offered.length > 0 && (
          <div className={styles.select}>
            <Select
              label={intl.formatMessage(messages.rulesLanguage)}
              hideLabel
              value={value}
              onChange={setChosen}
              options={[
                { value: ORIGINAL, label: intl.formatMessage(messages.original) },
                ...offered.map((code) => ({ value: code, label: ownLanguageName(code) })),
              ]}
            />
          </div>
        )
      }
    >
      {rules.length === 0 ? (
        <p>{intl.formatMessage(messages.noRules)}</p>
      ) : (
        <ol className={styles.rules}>
          {rules.map((rule) => {
            const { text, hint } = translatedRule(rule, language)
            const isTranslated = language !== null && rule.translations[language] !== undefined
            return (
              <li key={rule.id} lang={isTranslated ? language : undefined}>
                <span dir="auto" className={styles.rule}>
                  {text}
                </span>
                {hint !== '' && (
                  <span dir="auto" className={styles.hint}>
                    {hint}
                  </span>
                )}
              </li>
            )
          })}
        </ol>
      )}
    </ServerSection>
  )
}
