import { useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import CropTool, { type MediaSize, type Point, type Size } from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { percent, useIntl } from '@/lib/i18n'
import type { FrameSize } from '@/lib/util/image-file'
import styles from './cropper.module.css'
import {
  ASPECT,
  centredArea,
  highestZoom,
  inPercentOf,
  offsetForCentre,
  zoomAfterKey,
  type Area,
  type ImageKind,
} from './crop-rules'
import { messages } from './messages'

/** Distance in px that an arrow key moves the image; a fifth of it with Shift. */
const KEY_STEP = 10
/** Distance in px up to which a press is no drag. */
const MAX_SHAKE = 4

interface Props {
  src: string
  size: FrameSize
  kind: ImageKind
  /** Called with the visible part, in pixels of the image, whenever it changes. */
  onChange: (area: Area) => void
}

/** Chooses the visible part of an image, by pointer, touch or keyboard. */
export function Cropper({ src, size, kind, onChange }: Props) {
  const intl = useIntl()
  const hintId = useId()
  const zoomId = useId()
  const [position, setPosition] = useState<Point>({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [part, setPart] = useState(() => inPercentOf(centredArea(size, ASPECT[kind]), size))
  const highest = highestZoom(size, kind)
  const media = useRef<MediaSize>(null)
  const frame = useRef<Size>(null)
  const pressedAt = useRef<Point>(null)
  /** A press without a drag moves the point to the centre: some people cannot drag. */
  const release = ({ clientX, clientY, currentTarget, isPrimary }: PointerEvent) => {
    const start = pressedAt.current
    pressedAt.current = null
    if (!isPrimary || !start || !media.current || !frame.current) return
    if (Math.hypot(clientX - start.x, clientY - start.y) > MAX_SHAKE) return
    const box = currentTarget.getBoundingClientRect()
    const point = { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 }
    const image = { width: media.current.width * zoom, height: media.current.height * zoom }
    setPosition(offsetForCentre(position, point, image, frame.current))
  }
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const next = zoomAfterKey(event.key, zoom, highest)
    if (next === null) return
    event.preventDefault()
    setZoom(next)
  }
  return (
    <div className={styles.cropper}>
      {/* The frame inside has the role and the name; keys bubble from it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className={styles.stage}
        data-kind={kind}
        onKeyDown={press}
        onPointerDown={({ clientX, clientY, isPrimary }) => {
          pressedAt.current = isPrimary ? { x: clientX, y: clientY } : null
        }}
        onPointerUp={release}
      >
        <CropTool
          image={src}
          crop={position}
          zoom={zoom}
          maxZoom={highest}
          aspect={ASPECT[kind]}
          showGrid={false}
          keyboardStep={KEY_STEP}
          onCropChange={setPosition}
          onZoomChange={setZoom}
          setMediaSize={(size) => {
            media.current = size
          }}
          setCropSize={(size) => {
            frame.current = size
          }}
          onCropAreaChange={(percents, pixels) => {
            // Not measured yet.
            if (!(pixels.width > 0 && pixels.height > 0)) return
            setPart(percents)
            onChange(pixels)
          }}
          // The content security policy allows no style element.
          disableAutomaticStylesInjection
          classes={FRAME}
          cropperProps={{
            // Screen readers pass the arrow keys on only to an application.
            role: 'application',
            'aria-label': intl.formatMessage(messages.area),
            'aria-describedby': hintId,
          }}
        />
      </div>
      <p id={hintId} className={styles.hint}>
        {intl.formatMessage(messages.areaHint)}
      </p>
      <div className={styles.controls}>
        <div className={styles.zoom}>
          <label htmlFor={zoomId}>{intl.formatMessage(messages.zoom)}</label>
          <input
            id={zoomId}
            type="range"
            className={styles.range}
            min={1}
            max={highest}
            step={0.05}
            value={zoom}
            disabled={highest <= 1}
            aria-valuetext={percent(intl, zoom, 1)}
            onChange={(event) => setZoom(Number(event.target.value))}
          />
        </div>
        {kind === 'avatar' && (
          <div className={styles.previews} aria-hidden>
            <Preview src={src} part={part} shape="round" />
            <Preview src={src} part={part} shape="square" />
          </div>
        )}
      </div>
    </div>
  )
}

const FRAME = { cropAreaClassName: styles['frame'] ?? '' }

/** The visible part as a small avatar. */
function Preview({ src, part, shape }: { src: string; part: Area; shape: 'round' | 'square' }) {
  return (
    <span className={styles.preview} data-shape={shape}>
      <img
        src={src}
        alt=""
        style={{
          width: `${10_000 / part.width}%`,
          transform: `translate(${-part.x}%, ${-part.y}%)`,
        }}
      />
    </span>
  )
}
