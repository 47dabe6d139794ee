import { useEffect, useRef, useState } from 'react'
import { TransformComponent, TransformWrapper, type ReactZoomPanPinchContentRef } from 'react-zoom-pan-pinch'
import { useHotkeys } from '@/lib/hooks/use-hotkeys'
import { useReducedMotion } from '@/lib/hooks/use-reduced-motion'
import { percent, useIntl } from '@/lib/i18n'
import type { Media } from '@/schemas/statuses/media'
import { FullImage } from './full-image'
import { messages } from '../messages'
import { useWidth } from '../use-width'
import {
  actualScale,
  DOUBLE_PRESS_ZOOM,
  hasActual,
  maxScaleFor,
  clampOffset,
  sameScale,
  ZOOM_STEP,
} from './zoom-rules'
import { ZoomControls } from './zoom-controls'
import styles from './zoomable.module.css'

interface Props {
  media: Media
  lang: string | null
  active: boolean
  whole: boolean
  /** Called when it becomes larger than its space, so that it pans with the finger. */
  onZoomed: (zoomed: boolean) => void
}

/** Distance an arrow key pans a zoomed image, in CSS px. */
const PAN_DISTANCE = 80

/** An image with zoom by wheel, pinch, double press, keys and buttons, and panning. */
export function Zoomable({ media, lang, active, whole, onZoomed }: Props) {
  const intl = useIntl()
  const still = useReducedMotion()
  const zoom = useRef<ReactZoomPanPinchContentRef>(null)
  const [scale, setScale] = useState(1)
  const [announcement, setAnnouncement] = useState('')
  const [natural, setNatural] = useState(media.meta?.original?.width ?? null)
  const [frame, shown] = useWidth()
  const actual = actualScale(natural, shown)
  const ms = still ? 0 : 160
  const zoomed = scale > 1.001

  useEffect(() => {
    if (active) onZoomed(zoomed)
  }, [active, zoomed, onZoomed])
  useEffect(() => {
    if (!active) void zoom.current?.centerView(1, 0)
  }, [active])

  /** Zooms around the centre of the view. */
  const to = (next: number) => {
    const view = zoom.current?.instance.wrapperComponent
    const content = zoom.current?.instance.contentComponent
    if (!zoom.current || !view || !content) return
    const bounded = Math.min(maxScaleFor(actual), Math.max(1, next))
    if (bounded === 1) void zoom.current.centerView(1, ms)
    else {
      // Do not use the library's zoom to a point: it rounds, which blurs an image at natural size.
      const { scale: now, positionX, positionY } = zoom.current.state
      const x = clampOffset(bounded, { scale: now, at: positionX }, content.offsetWidth, view.clientWidth)
      const y = clampOffset(bounded, { scale: now, at: positionY }, content.offsetHeight, view.clientHeight)
      void zoom.current.setTransform(x, y, bounded, ms)
    }
    setAnnouncement(intl.formatMessage(messages.zoomed, { percent: percent(intl, bounded, 1) }))
  }
  const toActual = () => hasActual(actual) && to(sameScale(scale, actual) ? 1 : actual)
  const pan = (x: number, y: number) => void zoom.current?.panBy(x * PAN_DISTANCE, y * PAN_DISTANCE, ms)

  useHotkeys(
    {
      '+': () => to(scale + ZOOM_STEP),
      '=': () => to(scale + ZOOM_STEP),
      '-': () => to(scale - ZOOM_STEP),
      '0': () => to(1),
      '1': () => void toActual(),
    },
    { enabled: active },
  )
  useHotkeys(
    {
      ArrowUp: () => pan(0, 1),
      ArrowDown: () => pan(0, -1),
      'Shift+ArrowUp': () => pan(0, 1),
      'Shift+ArrowDown': () => pan(0, -1),
      'Shift+ArrowLeft': () => pan(1, 0),
      'Shift+ArrowRight': () => pan(-1, 0),
    },
    { enabled: active && zoomed },
  )

  return (
    <>
      <TransformWrapper
        ref={zoom}
        disabled={!active}
        maxScale={maxScaleFor(actual)}
        centerOnInit
        centerZoomedOut
        disablePadding
        wheel={{ step: 0.004 }}
        panning={{ disabled: !zoomed, velocityDisabled: still }}
        doubleClick={{ mode: zoomed ? 'reset' : 'zoomIn', step: DOUBLE_PRESS_ZOOM - 1, animationTime: ms }}
        zoomAnimation={{ disabled: still, size: 0, animationTime: ms }}
        autoAlignment={{ animationTime: ms, velocityAlignmentTime: ms }}
        onTransform={(_, state) => setScale(state.scale)}
      >
        <TransformComponent
          wrapperClass={styles.view ?? ''}
          contentClass={styles.content ?? ''}
          wrapperProps={zoomed ? ZOOMED : AT_REST}
        >
          <FullImage
            media={media}
            lang={lang}
            whole={whole}
            frame={frame}
            onSize={({ width }) => setNatural(width)}
          />
        </TransformComponent>
      </TransformWrapper>
      {active && (
        <>
          <ZoomControls
            zoomed={zoomed}
            most={scale >= maxScaleFor(actual)}
            actual={hasActual(actual) ? sameScale(scale, actual) : null}
            onIn={() => to(scale + ZOOM_STEP)}
            onOut={() => to(scale - ZOOM_STEP)}
            onActual={() => void toActual()}
          />
          <output className="visually-hidden">{announcement}</output>
        </>
      )}
    </>
  )
}

const ZOOMED: Record<string, string> = { 'data-zoomed': 'true' }
const AT_REST: Record<string, string> = {}
