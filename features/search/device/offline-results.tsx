import { useIntl } from '@/lib/i18n'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { SearchIcon } from '@/lib/ui/icons'
import { messages } from '../messages'
import { DraftResults } from './draft-results'
import { DeviceResults } from './device-results'
import { useDevicePosts } from './use-device-posts'
import styles from './device.module.css'

/** All posts and drafts on this device that a search finds; nothing when there are none. */
export function FoundOnDevice({ text }: { text: string }) {
  const ids = useDevicePosts(text)
  return (
    <>
      <DraftResults text={text} />
      {ids && ids.length > 0 && <DeviceResults ids={ids} count={ids.length} showAll={null} />}
    </>
  )
}

/** The results while the server cannot be reached: only the posts on this device. */
export function OfflineResults({ text }: { text: string }) {
  const intl = useIntl()
  const ids = useDevicePosts(text)
  return (
    <>
      <output className={styles.offline}>{intl.formatMessage(messages.deviceOffline)}</output>
      <DraftResults text={text} />
      {ids && ids.length > 0 && <DeviceResults ids={ids} count={ids.length} showAll={null} />}
      {ids?.length === 0 && (
        <EmptyState
          icon={<SearchIcon />}
          title={intl.formatMessage(messages.deviceNone)}
          text={intl.formatMessage(messages.deviceNoneText)}
        />
      )}
    </>
  )
}
