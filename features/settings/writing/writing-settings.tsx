import { ownLanguageName, useIntl } from '@/lib/i18n'
import { Select } from '@/lib/ui/select'
import { SettingsSection } from '@/lib/ui/settings-section/settings-section'
import { Toggle } from '@/lib/ui/toggle/toggle'
import { EMOJI_LOCALES } from '@/schemas/server/emoji-locales'
import { RadioGroup } from '../radio-group'
import { setSettings, useSettings } from '../settings-store'
import { Setting } from '../topics/setting'
import { writingGroups, writingLabels } from './messages'

/** Options for undoing a post, in seconds. */
const UNDO_TIMES = [0, 5, 10, 20] as const

function EmojiLanguage() {
  const intl = useIntl()
  const { emojiLanguage } = useSettings()
  const auto = intl.formatMessage(writingLabels.emojiLanguageAuto, { language: ownLanguageName(intl.locale) })
  return (
    <Select
      label={intl.formatMessage(writingLabels.emojiLanguage)}
      value={emojiLanguage}
      onChange={(next) => setSettings({ emojiLanguage: next })}
      options={[
        { value: 'auto', label: auto },
        ...EMOJI_LOCALES.map((code) => ({ value: code, label: ownLanguageName(code) })),
      ]}
    />
  )
}

/** The settings of writing. */
export function WritingSettings() {
  const intl = useIntl()
  const { remindOfDescriptions, undoSend, quietQuoteHint } = useSettings()
  return (
    <SettingsSection title={intl.formatMessage(writingGroups.device)}>
      <Setting id="remindOfDescriptions">
        <Toggle
          label={intl.formatMessage(writingLabels.remindOfDescriptions)}
          hint={intl.formatMessage(writingLabels.remindOfDescriptionsHint)}
          checked={remindOfDescriptions}
          onChange={(next) => setSettings({ remindOfDescriptions: next })}
        />
      </Setting>
      <Setting id="undoSend">
        <RadioGroup
          label={intl.formatMessage(writingLabels.undoSend)}
          value={String(undoSend)}
          onChange={(next) =>
            setSettings({ undoSend: UNDO_TIMES.find((time) => String(time) === next) ?? 0 })
          }
          options={UNDO_TIMES.map((time) => ({
            value: String(time),
            label: intl.formatMessage(
              time === 0 ? writingLabels.undoSendOff : writingLabels.undoSendSeconds,
              {
                seconds: time,
              },
            ),
          }))}
        />
      </Setting>
      <Setting id="quietQuoteHint">
        <Toggle
          label={intl.formatMessage(writingLabels.quietQuoteHint)}
          checked={quietQuoteHint}
          onChange={(next) => setSettings({ quietQuoteHint: next })}
        />
      </Setting>
      <Setting id="emojiLanguage">
        <EmojiLanguage />
      </Setting>
    </SettingsSection>
  )
}
