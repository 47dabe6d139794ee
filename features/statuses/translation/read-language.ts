import { getSettings, setSettings } from '@/features/settings'
import { pushToast } from '@/lib/alerts'
import { baseLanguage, languageName, type IntlShape } from '@/lib/i18n'
import { translationMessages as messages } from './messages'

/** Adds a language to those the user reads, which ends the offers to translate it; the notice can undo it. */
export function readLanguage(language: string, intl: IntlShape): void {
  const base = baseLanguage(language)
  const others = () => getSettings().readLanguages.filter((each) => each !== base)
  setSettings({ readLanguages: [...others(), base] })
  pushToast({
    text: () => intl.formatMessage(messages.stoppedOffering, { language: languageName(intl, language) }),
    key: `reads:${base}`,
    action: {
      label: () => intl.formatMessage(messages.undo),
      undo: true,
      run: () => setSettings({ readLanguages: others() }),
    },
  })
}
