import { useId, useRef, useState, type ReactNode } from 'react'
import { useHotkeys } from '@/lib/hooks/use-hotkeys'
import { useIntl } from '@/lib/i18n'
import type { ModalProps } from '@/lib/modals'
import { FullDialog } from '@/lib/ui/dialog'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { ChevronLeftIcon, ChevronRightIcon } from '@/lib/ui/icons'
import { messages as common } from '../messages'
import { descriptionOf } from '../sources'
import { Description } from './description'
import { messages } from './messages'
import { Strip, type StripHandle } from './strip'
import { Toolbar } from './toolbar'
import styles from './viewer.module.css'

interface Props extends ModalProps<'MEDIA'> {
  /** Below: the post that the one in view belongs to and what can be done with it. */
  foot?: (at: number) => ReactNode
}

/**
 * Media over everything: one at a time, as large as the window, to be enlarged, turned, read about and saved. Keys work
 * wherever the focus is. The page behind stays as it is.
 */
export default function MediaViewer({ payload, close, foot }: Props) {
  const intl = useIntl()
  const { media, posts } = payload
  const last = media.length - 1
  const [index, setIndex] = useState(Math.min(Math.max(0, payload.index), last))
  const [reading, setReading] = useState(false)
  const strip = useRef<StripHandle>(null)
  const id = useId()
  const shown = media[index]
  const langOf = (at: number) => (posts ? posts[at]?.lang : payload.lang) ?? null

  const turn = (to: number) => {
    const at = Math.min(last, Math.max(0, to))
    if (at === index) return
    setIndex(at)
    strip.current?.show(at)
  }
  const forwards = intl.dir === 'rtl' ? -1 : 1
  useHotkeys({
    ArrowRight: () => turn(index + forwards),
    ArrowLeft: () => turn(index - forwards),
    PageDown: () => turn(index + 1),
    PageUp: () => turn(index - 1),
    Home: () => turn(0),
    End: () => turn(last),
  })

  if (!shown) return null
  const description = descriptionOf(shown)
  const several = media.length > 1
  const name = description || intl.formatMessage(common.undescribed)
  return (
    <FullDialog title={intl.formatMessage(messages.title)} onClose={close} onFailed={close}>
      <Toolbar
        media={shown}
        at={index}
        count={media.length}
        description={
          description === '' ? null : { open: reading, id, toggle: () => setReading((before) => !before) }
        }
        onClose={close}
      />
      <div className={styles.stage}>
        <Strip ref={strip} media={media} langOf={langOf} index={index} onSeen={setIndex} onClose={close} />
        {several && (
          <>
            <div className={styles.previous}>
              <IconButton
                icon={<ChevronLeftIcon aria-hidden />}
                label={intl.formatMessage(messages.previous)}
                overMedia
                aria-disabled={index === 0}
                onClick={() => turn(index - 1)}
              />
            </div>
            <div className={styles.next}>
              <IconButton
                icon={<ChevronRightIcon aria-hidden />}
                label={intl.formatMessage(messages.next)}
                overMedia
                aria-disabled={index === last}
                onClick={() => turn(index + 1)}
              />
            </div>
            <output className="visually-hidden">
              {intl.formatMessage(messages.now, { at: index + 1, count: media.length, name })}
            </output>
          </>
        )}
      </div>
      {reading && description !== '' && (
        <Description key={shown.id} id={id} text={description} lang={langOf(index)} />
      )}
      {foot?.(index)}
    </FullDialog>
  )
}
