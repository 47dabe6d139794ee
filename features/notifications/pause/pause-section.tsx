import { useId } from 'react'
import { Setting } from '@/features/settings'
import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import { SettingsSection } from '@/lib/ui/settings-section/settings-section'
import { messages } from './messages'
import { PauseNotice } from './pause-notice'
import { usePause } from './use-pause'
import styles from './pause.module.css'

const HOURS = [1, 2, 4, 8] as const

/** Returns the next midnight on the device, in ms since the epoch. */
function midnightAfter(now: number): number {
  const day = new Date(now)
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + 1).getTime()
}

/** The setting that pauses alerts, sounds and badges for a chosen time. */
export function PauseSection() {
  const intl = useIntl()
  const id = useId()
  const runtime = useRuntime()
  const { start } = usePause()
  return (
    <SettingsSection title={intl.formatMessage(messages.title)}>
      <PauseNotice />
      <Setting id="pause">
        <fieldset aria-describedby={id}>
          <legend>{intl.formatMessage(messages.label)}</legend>
          <p id={id} className={styles.hint}>
            {intl.formatMessage(messages.hint)}
          </p>
          <div className={styles.times}>
            {HOURS.map((hours) => (
              <Button key={hours} size="small" onClick={() => start(runtime.now() + hours * 3_600_000)}>
                {intl.formatMessage(messages.hours, { hours })}
              </Button>
            ))}
            <Button size="small" onClick={() => start(midnightAfter(runtime.now()))}>
              {intl.formatMessage(messages.tomorrow)}
            </Button>
          </div>
        </fieldset>
      </Setting>
    </SettingsSection>
  )
}
