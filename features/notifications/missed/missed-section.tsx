import { Setting } from '@/features/settings'
import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { Toggle } from '@/lib/ui/toggle/toggle'
import { SettingsSection } from '@/lib/ui/settings-section/settings-section'
import { setMissedOn, useMissed } from './missed-store'
import { messages } from './section-messages'

/** The setting of the summary after an absence. */
export function MissedSection() {
  const intl = useIntl()
  const { key } = useRuntime().identity
  const { on } = useMissed(key)
  return (
    <SettingsSection title={intl.formatMessage(messages.title)}>
      <Setting id="missed">
        <Toggle
          label={intl.formatMessage(messages.on)}
          hint={intl.formatMessage(messages.hint)}
          checked={on}
          onChange={(checked) => setMissedOn(key, checked)}
        />
      </Setting>
    </SettingsSection>
  )
}
