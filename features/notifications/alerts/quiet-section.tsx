import { Setting } from '@/features/settings'
import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { TextField } from '@/lib/ui/text-field/text-field'
import { Toggle } from '@/lib/ui/toggle/toggle'
import { SettingsSection } from '@/lib/ui/settings-section/settings-section'
import { useAlertSettings } from './alert-settings'
import { messages } from './messages'
import { readTime, writeTime } from './rules'
import styles from './alerts.module.css'

/** Settings of the hours without alerts. */
export function QuietSection() {
  const intl = useIntl()
  const [{ quiet }, change] = useAlertSettings(useRuntime().identity.key)
  const setTime = (name: 'from' | 'to', text: string) => {
    const time = readTime(text)
    if (time !== null) change({ quiet: { ...quiet, [name]: time } })
  }
  return (
    <SettingsSection title={intl.formatMessage(messages.quietTitle)}>
      <Setting id="quiet">
        <Toggle
          label={intl.formatMessage(messages.quiet)}
          hint={intl.formatMessage(messages.quietHint)}
          checked={quiet.on}
          onChange={(on) => change({ quiet: { ...quiet, on } })}
        />
      </Setting>
      {quiet.on && (
        <div className={styles.times}>
          {(['from', 'to'] as const).map((name) => (
            <TextField
              key={name}
              type="time"
              label={intl.formatMessage(messages[name])}
              defaultValue={writeTime(quiet[name])}
              onChange={(event) => setTime(name, event.target.value)}
              // An incomplete time changes nothing: show what applies.
              onBlur={({ target }) => {
                if (readTime(target.value) === null) target.value = writeTime(quiet[name])
              }}
            />
          ))}
        </div>
      )}
    </SettingsSection>
  )
}
