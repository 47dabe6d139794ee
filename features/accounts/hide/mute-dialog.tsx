import { useState } from 'react'
import { useCapability } from '@/features/instance'
import { useIntl, type IntlShape } from '@/lib/i18n'
import type { ModalProps } from '@/lib/modals'
import { useRuntime } from '@/lib/runtime'
import { DirectIcon, HideIcon, InfoIcon } from '@/lib/ui/icons'
import { Select } from '@/lib/ui/select'
import { Toggle } from '@/lib/ui/toggle/toggle'
import { muteWords } from './dialog-messages'
import { mute } from './hide-account'
import { HideDialog } from './hide-dialog'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Seconds; 0 = indefinitely. */
const DURATIONS = [0, 5 * MINUTE, 30 * MINUTE, HOUR, 6 * HOUR, DAY, 3 * DAY, 7 * DAY]

function durationName(seconds: number, intl: IntlShape): string {
  if (seconds === 0) return intl.formatMessage(muteWords.forever)
  if (seconds % DAY === 0) return intl.formatMessage(muteWords.days, { count: seconds / DAY })
  if (seconds % HOUR === 0) return intl.formatMessage(muteWords.hours, { count: seconds / HOUR })
  return intl.formatMessage(muteWords.minutes, { count: seconds / MINUTE })
}

/** The MUTE modal: effects, notifications, duration. */
export default function MuteDialog({ payload, close }: ModalProps<'MUTE'>) {
  const intl = useIntl()
  const runtime = useRuntime()
  const timed = useCapability('timedMute')
  const [notifications, setNotifications] = useState(true)
  const [duration, setDuration] = useState('0')
  const choice = { notifications, duration: timed ? Number(duration) : undefined }
  return (
    <HideDialog
      title={intl.formatMessage(muteWords.title)}
      acct={payload.acct}
      effects={[
        [<HideIcon key="posts" size="1.125rem" aria-hidden />, intl.formatMessage(muteWords.posts)],
        [<DirectIcon key="mentions" size="1.125rem" aria-hidden />, intl.formatMessage(muteWords.mentions)],
        [<InfoIcon key="notice" size="1.125rem" aria-hidden />, intl.formatMessage(muteWords.notice)],
      ]}
      confirm={intl.formatMessage(muteWords.confirm)}
      cancel={intl.formatMessage(muteWords.cancel)}
      onConfirm={() => void mute(runtime, payload, choice, intl)}
      onClose={close}
    >
      <Toggle
        label={intl.formatMessage(muteWords.notifications)}
        checked={notifications}
        onChange={setNotifications}
      />
      {timed && (
        <Select
          label={intl.formatMessage(muteWords.duration)}
          value={duration}
          onChange={setDuration}
          options={DURATIONS.map((seconds) => ({
            value: String(seconds),
            label: durationName(seconds, intl),
          }))}
        />
      )}
    </HideDialog>
  )
}
