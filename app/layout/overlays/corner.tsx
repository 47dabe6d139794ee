import { useEffect, useSyncExternalStore } from 'react'
import {
  CornerPlayer,
  findVideo,
  getHandedOver,
  giveBack,
  onHandOver,
  type HandedOver,
} from '@/features/media'
import { useAccounts } from '@/features/session'
import { PlayingStatus } from '@/features/statuses'
import { paths, useNavigation } from '@/lib/navigation'
import { useEntity } from '@/lib/runtime'
import { session } from '../../identity/session'
import { InColumnOf } from '../../wiring/in-column-of'

const close = () => giveBack(false)

function PlayingOn({ video }: { video: HandedOver }) {
  const { go } = useNavigation()
  const status = useEntity('status', video.statusId)
  const account = useEntity('account', status?.account ?? null)
  const back = () => {
    const there = findVideo(video.key)
    giveBack(true)
    if (there) there.scrollIntoView({ block: 'center', behavior: 'instant' })
    else if (account) go(paths.status(account.acct, video.statusId))
  }
  return (
    <CornerPlayer video={video} onBack={back}>
      <PlayingStatus id={video.statusId} onHidden={close} />
    </CornerPlayer>
  )
}

/** The video that plays on in the corner of the window, if there is one. */
export function Corner() {
  const video = useSyncExternalStore(onHandOver, getHandedOver)
  // Renders again when an account signs out.
  useAccounts()
  const key = video?.identityKey
  const isSignedOut = key !== undefined && session.resolve(key)?.identity.key !== key
  useEffect(() => {
    // The video must not start again when its account returns.
    if (isSignedOut) close()
  }, [isSignedOut])
  return (
    video && (
      <InColumnOf key={video.key} identityKey={video.identityKey}>
        <PlayingOn video={video} />
      </InColumnOf>
    )
  )
}
