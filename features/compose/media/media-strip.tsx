import { useRef } from 'react'
import { useStore } from 'zustand'
import {
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from '@dnd-kit/core'
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable'
import { pushToast } from '@/lib/alerts'
import { useIntl } from '@/lib/i18n'
import { pushModal } from '@/lib/modals'
import { useRuntime } from '@/lib/runtime'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { DragIcon } from '@/lib/ui/icons'
import type { EditablePart } from '../drafts/editable-part'
import { moveFile, withFileAt, withoutFile } from './arrange'
import { isAbout, problemId } from '../drafts/problem-field'
import { AttachmentTile, type TileProps } from './attachment-tile'
import { messages } from './messages'
import { overall, uploadProgress } from './upload/progress-store'
import styles from './media-strip.module.css'
import { uploaderOf } from './upload/uploader'

/** A press of this time or distance starts a drag; a shorter one is a click. */
const DRAG_START = { distance: 5 }

function SortableTile(props: Omit<TileProps, 'handle'>) {
  const intl = useIntl()
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: props.file.localId, disabled: props.readOnly })
  const style = {
    transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined,
    transition,
  }
  const handle = props.count > 1 && (
    <IconButton
      ref={setActivatorNodeRef}
      icon={<DragIcon size={18} />}
      label={intl.formatMessage(messages.move)}
      overMedia
      size="small"
      className={styles.handle}
      disabled={props.readOnly}
      aria-describedby={attributes['aria-describedby']}
      aria-roledescription={attributes['aria-roledescription']}
      {...listeners}
    />
  )
  return <AttachmentTile {...props} ref={setNodeRef} style={style} lifted={isDragging} handle={handle} />
}

/** Progress of all uploads together. Renders nothing for fewer than two. */
function Overall({ target }: { target: EditablePart }) {
  const intl = useIntl()
  const percent = useStore(uploadProgress, (state) => state.percent)
  const { media } = target.part
  const under = media.filter(({ state }) => state === 'uploading')
  if (under.length < 2) return null
  const files = media
    .filter(({ blob }) => blob !== null)
    .map(({ localId, blob, state }) => ({
      localId,
      size: blob?.size ?? 0,
      done: state === 'ready' || state === 'processing',
    }))
  return (
    <progress
      className={styles.overall}
      max={100}
      value={overall(files, percent)}
      aria-label={intl.formatMessage(messages.progress, { count: under.length })}
    />
  )
}

/** The files of a part in their order: edit details, sort by pointer or keys, remove with undo. */
export default function MediaStrip({ target }: { target: EditablePart }) {
  const intl = useIntl()
  const runtime = useRuntime()
  const stirred = useRef(false)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: DRAG_START }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const { drafts, draft, partId, part, readOnly, change } = target
  const { media } = part
  const ids = media.map(({ localId }) => localId)
  const count = ids.length
  const placeOf = (id: unknown) => ids.indexOf(String(id)) + 1

  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      stirred.current = false
      return intl.formatMessage(messages.pickedUp, { position: placeOf(active.id), count })
    },
    onDragOver({ active, over }) {
      // Do not announce its own position when picked up, only when it returns there.
      if (!over || (over.id === active.id && !stirred.current)) return undefined
      stirred.current = true
      return intl.formatMessage(messages.moved, { position: placeOf(over.id), count })
    },
    onDragEnd: ({ active, over }) =>
      intl.formatMessage(messages.dropped, { position: placeOf((over ?? active).id), count }),
    onDragCancel: () => intl.formatMessage(messages.moveCancelled),
  }
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id)
      change((now) => ({ media: moveFile(now.media, String(active.id), String(over.id)) }))
  }
  const remove = (localId: string) => {
    const at = ids.indexOf(localId)
    const file = media[at]
    if (!file) return
    uploaderOf(runtime).cancel(localId)
    change((now) => ({ media: withoutFile(now.media, localId) }))
    const back = file.state === 'ready' ? file : { ...file, state: 'waiting' as const, serverId: null }
    pushToast({
      text: intl.formatMessage(messages.removed),
      identity: draft.identity,
      action: {
        label: intl.formatMessage(messages.undo),
        undo: true,
        run: () => drafts.changePart(draft.id, partId, (now) => ({ media: withFileAt(now.media, back, at) })),
      },
    })
  }
  return (
    <div className={styles.strip}>
      <DndContext
        sensors={sensors}
        onDragEnd={drop}
        accessibility={{
          announcements,
          screenReaderInstructions: { draggable: intl.formatMessage(messages.moveHelp) },
        }}
      >
        <SortableContext items={ids} strategy={rectSortingStrategy} disabled={readOnly}>
          <ul
            className={styles.list}
            aria-label={intl.formatMessage(messages.list)}
            aria-describedby={isAbout(draft, 'media', target.partId) ? problemId(draft) : undefined}
          >
            {media.map((file, at) => (
              <SortableTile
                key={file.localId}
                file={file}
                position={at + 1}
                count={count}
                readOnly={readOnly}
                onEdit={() =>
                  pushModal(
                    'MEDIA_DETAILS',
                    { draftId: draft.id, partId, localId: file.localId },
                    draft.identity,
                  )
                }
                onRemove={() => remove(file.localId)}
                onRetry={() =>
                  uploaderOf(runtime).retry({ draftId: draft.id, partId, localId: file.localId }, intl)
                }
              />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
      <Overall target={target} />
    </div>
  )
}
