import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useHotkeys } from '@/lib/hooks/use-hotkeys'
import { useIntl } from '@/lib/i18n'
import type { ModalProps } from '@/lib/modals'
import { FullDialog } from '@/lib/ui/dialog'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { ChevronLeftIcon, ChevronRightIcon } from '@/lib/ui/icons'
import type { StatusId } from '@/schemas/primitives'
import { descriptionOf } from '../sources'
import { Description } from './description'
import { messages } from './messages'
import { Slides, type SlidesHandle } from './slides'
import { Toolbar } from './toolbar'
import { useSupply } from './use-supply'
import styles from './viewer.module.css'

interface Props extends ModalProps<'MEDIA'> {
  /** Renders the footer: the post of the visible attachment with its actions. */
  foot?: (id: StatusId) => ReactNode
}

/** Load more when this many media are left. */
const NEAR_END = 2

/**
 * A full-window viewer: one attachment at a time, with zoom, description and download. Keys work wherever the
 * focus is. The page behind stays as it is.
 */
export default function MediaViewer({ payload, close, foot }: Props) {
  const intl = useIntl()
  const { feed, statusId } = payload
  const { media, posts, rest } = useSupply(payload)
  const last = media.length - 1
  /** The last index that the user can go to: a feed has an extra slide at its end. */
  const furthest = feed ? last + 1 : last
  const [index, setIndex] = useState(Math.min(Math.max(0, payload.index), last))
  const [reading, setReading] = useState(false)
  const slides = useRef<SlidesHandle>(null)
  const id = useId()
  const shown = media[index] ?? null
  const langOf = (at: number) => (posts.length > 0 ? posts[at]?.lang : payload.lang) ?? null

  useEffect(() => {
    if (feed && rest === 'more' && index >= last - NEAR_END) feed.loadMore(false)
  }, [feed, rest, index, last])
  // A user waiting on the last slide gets the next attachment, not the last slide again.
  const count = useRef(media.length)
  useLayoutEffect(() => {
    if (count.current !== media.length && index === count.current) slides.current?.show(index, true)
    count.current = media.length
  }, [media.length, index])

  const turn = (to: number) => {
    const at = Math.min(furthest, Math.max(0, to))
    // Going past the end requests more.
    if (at === index)
      return to > last && (rest === 'more' || rest === 'failed') ? feed?.loadMore(true) : undefined
    setIndex(at)
    slides.current?.show(at)
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

  if (!shown && !feed) return null
  const description = shown ? descriptionOf(shown) : ''
  const several = furthest > 0
  const postOf = (at: number) => posts[at]?.id ?? statusId
  const post = shown && postOf(index)
  const name = description || intl.formatMessage(messages.noAlt)
  return (
    <FullDialog title={intl.formatMessage(messages.title)} onClose={close} onFailed={close}>
      <Toolbar
        media={shown}
        at={index}
        count={media.length}
        goesOn={rest !== 'end'}
        description={
          description === '' ? null : { open: reading, id, toggle: () => setReading((before) => !before) }
        }
        onClose={close}
      />
      <div className={styles.stage}>
        <Slides
          ref={slides}
          media={media}
          langOf={langOf}
          postOf={postOf}
          index={index}
          onSeen={setIndex}
          onClose={close}
          end={feed && { rest, onMore: () => feed.loadMore(true) }}
        />
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
                aria-disabled={index === furthest && (rest === 'end' || rest === 'loading')}
                onClick={() => turn(index + 1)}
              />
            </div>
            <output className="visually-hidden">
              {shown && intl.formatMessage(messages.current, { at: index + 1, count: media.length, name })}
            </output>
          </>
        )}
      </div>
      {reading && shown && description !== '' && (
        <Description key={shown.id} id={id} text={description} lang={langOf(index)} />
      )}
      {post && foot?.(post)}
    </FullDialog>
  )
}
