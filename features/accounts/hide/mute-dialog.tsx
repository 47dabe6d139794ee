import { useState } from 'react'
import { useCapability } from '@/features/instance'
import { useIntl } from '@/lib/i18n'
import { durationName } from '@/lib/i18n/duration-name'
import type { ModalProps } from '@/lib/modals'
import { useRuntime } from '@/lib/runtime'
import { DirectIcon, HideIcon, InfoIcon } from '@/lib/ui/icons'
import { Select } from '@/lib/ui/select'
import { Toggle } from '@/lib/ui/toggle/toggle'
import { muteMessages } from './dialog-messages'
import { mute } from './hide-account'
import { Handle } from '../handle'
import { HideDialog } from './hide-dialog'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Seconds; 0 = indefinitely. */
const DURATIONS = [0, 5 * MINUTE, 30 * MINUTE, HOUR, 6 * HOUR, DAY, 3 * DAY, 7 * DAY, 30 * DAY]

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
      title={intl.formatMessage(muteMessages.title)}
      subject={<Handle text={`@${payload.acct}`} />}
      effects={[
        [<HideIcon key="posts" size="1.125rem" aria-hidden />, intl.formatMessage(muteMessages.posts)],
        [
          <DirectIcon key="mentions" size="1.125rem" aria-hidden />,
          intl.formatMessage(muteMessages.mentions),
        ],
        [<InfoIcon key="notice" size="1.125rem" aria-hidden />, intl.formatMessage(muteMessages.notice)],
      ]}
      confirm={intl.formatMessage(muteMessages.confirm)}
      cancel={intl.formatMessage(muteMessages.cancel)}
      onConfirm={() => mute(runtime, payload, choice, intl)}
      onClose={close}
    >
      <Toggle
        label={intl.formatMessage(muteMessages.notifications)}
        checked={notifications}
        onChange={setNotifications}
      />
      {timed && (
        <Select
          label={intl.formatMessage(muteMessages.duration)}
          value={duration}
          onChange={setDuration}
          options={DURATIONS.map((seconds) => ({
            value: String(seconds),
            label: seconds === 0 ? intl.formatMessage(muteMessages.forever) : durationName(intl, seconds),
          }))}
        />
      )}
    </HideDialog>
  )
}
