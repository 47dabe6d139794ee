import { useSyncExternalStore } from 'react'
import { useIntl } from '@/lib/i18n'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { PictureInPictureIcon } from '@/lib/ui/icons'
import { messages } from './player-messages'

/** Plays a video in a small window of the browser; nothing where the browser has none. */
export function WindowButton({ video }: { video: HTMLVideoElement }) {
  const intl = useIntl()
  const isOpen = useSyncExternalStore(
    (changed) => {
      video.addEventListener('enterpictureinpicture', changed)
      video.addEventListener('leavepictureinpicture', changed)
      return () => {
        video.removeEventListener('enterpictureinpicture', changed)
        video.removeEventListener('leavepictureinpicture', changed)
      }
    },
    () => document.pictureInPictureElement === video,
  )
  if (!document.pictureInPictureEnabled || !('requestPictureInPicture' in video)) return null
  const toggle = () => {
    // Refused, e.g. before the size of the video is known.
    if (isOpen) document.exitPictureInPicture().catch(() => {})
    else video.requestPictureInPicture().catch(() => {})
  }
  return (
    <IconButton
      icon={<PictureInPictureIcon aria-hidden />}
      label={intl.formatMessage(messages.pictureInPicture)}
      pressed={isOpen}
      size="small"
      onClick={toggle}
    />
  )
}
