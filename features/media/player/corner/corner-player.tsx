import { useEffect, useState, type CSSProperties, type ReactNode } from 'react'
import { focusWithoutScroll } from '@/lib/focus/focusable'
import { useIsMobile } from '@/lib/hooks/use-layout'
import { useStableCallback } from '@/lib/hooks/use-stable-callback'
import { useIntl } from '@/lib/i18n'
import { announce } from '@/lib/ui/announce/announce'
import { Button } from '@/lib/ui/button/button'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { CloseIcon } from '@/lib/ui/icons'
import { shownAspect } from '../../aspect'
import { VideoControls } from '../lazy-controls'
import { messages as common } from '../messages'
import { PlayerFrame } from '../player-frame'
import { useStart } from '../use-start'
import { messages } from './corner-messages'
import { giveBack, setCornerMedium, type HandedOver } from './hand-over'
import player from '../player.module.css'
import styles from './corner.module.css'

interface Props {
  video: HandedOver
  /** Goes to the post, where it plays on. */
  onBack: () => void
  /** The author and the actions of the post. */
  children: ReactNode
}

/** A video that plays on in the corner of the window after it was scrolled out of view. Closes in small windows. */
export default function CornerPlayer({ video, onBack, children }: Props) {
  const intl = useIntl()
  const { media, lang, time, rate } = video
  const start = useStart<HTMLVideoElement>(media, lang)
  const { root, medium, stage, setMedium } = start
  /** The element that the user was at: it gets the focus back. */
  const [before] = useState(() => document.activeElement)
  const close = () => {
    giveBack(false)
    if (before instanceof HTMLElement && before.isConnected) focusWithoutScroll(before)
  }
  const begin = useStableCallback(() => start.resume({ time, rate, plays: true }))
  const isMobile = useIsMobile()
  const name = intl.formatMessage(messages.corner)
  useEffect(() => {
    if (isMobile) giveBack(false)
  }, [isMobile])
  useEffect(() => {
    if (!medium) return
    setCornerMedium(medium)
    begin()
    announce(name)
  }, [medium, begin, name])
  return (
    <section className={styles.corner} aria-label={name}>
      <div className={styles.head}>
        <Button size="small" variant="quiet" onClick={onBack}>
          {intl.formatMessage(messages.back)}
        </Button>
        <IconButton
          icon={<CloseIcon aria-hidden />}
          label={intl.formatMessage(messages.close)}
          size="small"
          onClick={close}
        />
      </div>
      <div className={styles.frame} style={{ '--aspect': shownAspect(media) } as CSSProperties}>
        <PlayerFrame
          media={media}
          player={start}
          label={intl.formatMessage(common.video)}
          className={player.video}
        >
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- servers provide none */}
          <video {...start.props} ref={setMedium} poster={media.preview_url ?? undefined} playsInline />
          {stage === 'ours' && root && medium && (
            <VideoControls
              medium={medium}
              root={root}
              media={media}
              lang={lang}
              statusId={video.statusId}
              onFailed={start.usePlainControls}
            />
          )}
        </PlayerFrame>
      </div>
      {children}
    </section>
  )
}
