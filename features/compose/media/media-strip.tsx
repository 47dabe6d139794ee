import { DndContext } from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext, useSortable } from '@dnd-kit/sortable'
import { useStore } from 'zustand'
import { pushToast } from '@/lib/alerts'
import { useIntl } from '@/lib/i18n'
import { pushModal } from '@/lib/modals'
import { useRuntime } from '@/lib/runtime'
import { SortableHandle } from '@/lib/ui/sortable-list/sortable-handle'
import { useSorting } from '@/lib/ui/sortable-list/use-sorting'
import type { EditablePart } from '../drafts/editable-part'
import { isProblemAbout, problemId } from '../drafts/problem-field'
import { moveFile, withFileAt, withoutFile } from './arrange'
import { AttachmentTile, kindMessage, type TileProps } from './attachment-tile'
import { messages } from './messages'
import { totalPercentOf, uploadProgress } from './upload/progress-store'
import { uploaderOf } from './upload/uploader'
import styles from './media-strip.module.css'

interface SortableTileProps extends Omit<TileProps, 'handle'> {
  /** Name of the file, for its handle and while it is moved. */
  name: string
  /** The ids of all files in order. */
  ids: readonly string[]
  onMove: (id: string, to: string) => void
}

function SortableTile({ name, ids, onMove, ...props }: SortableTileProps) {
  const { setNodeRef, transform, transition, isDragging, ...sortable } = useSortable({
    id: props.file.localId,
    disabled: props.readOnly,
  })
  const style = {
    transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined,
    transition,
  }
  const handle = props.count > 1 && (
    <SortableHandle
      {...sortable}
      name={name}
      at={props.position - 1}
      ids={ids}
      onMove={onMove}
      grid
      className={styles.handle}
      disabled={props.readOnly}
    />
  )
  return <AttachmentTile {...props} ref={setNodeRef} style={style} lifted={isDragging} handle={handle} />
}

/** Progress of all uploads together. Nothing for fewer than two: a tile shows its own. */
function TotalProgress({ target }: { target: EditablePart }) {
  const intl = useIntl()
  const percent = useStore(uploadProgress, (state) => state.percent)
  const { media } = target.part
  const uploading = media.filter(({ state }) => state === 'uploading')
  if (uploading.length < 2) return null
  const files = media
    .filter(({ blob }) => blob !== null)
    .map(({ localId, blob, state }) => ({
      localId,
      size: blob?.size ?? 0,
      done: state === 'ready' || state === 'processing',
    }))
  return (
    <progress
      className={styles.total}
      max={100}
      value={totalPercentOf(files, percent)}
      aria-label={intl.formatMessage(messages.progress, { count: uploading.length })}
    />
  )
}

/** The files of a part in their order: edit details, sort by pointer or keys, remove with undo. */
export default function MediaStrip({ target }: { target: EditablePart }) {
  const intl = useIntl()
  const runtime = useRuntime()
  const { drafts, draft, partId, part, readOnly, change } = target
  const { media } = part
  const ids = media.map(({ localId }) => localId)
  const count = ids.length
  const nameOf = (id: string) => {
    const file = media.find(({ localId }) => localId === id)
    return file ? file.name || intl.formatMessage(kindMessage(file)) : ''
  }
  const move = (id: string, to: string) => change((now) => ({ media: moveFile(now.media, id, to) }))
  const sorting = useSorting({ ids, nameOf, onMove: move })
  const remove = (localId: string) => {
    const at = ids.indexOf(localId)
    const file = media[at]
    if (!file) return
    uploaderOf(runtime).cancel(localId)
    change((now) => ({ media: withoutFile(now.media, localId) }))
    // Its upload was cancelled, so Undo begins it again.
    const restored = file.state === 'ready' ? file : { ...file, state: 'waiting' as const, serverId: null }
    pushToast({
      text: () => intl.formatMessage(messages.removed),
      identity: draft.identity,
      action: {
        label: () => intl.formatMessage(messages.undo),
        undo: true,
        run: () =>
          drafts.changePart(draft.id, partId, (now) => ({ media: withFileAt(now.media, restored, at) })),
      },
    })
  }
  return (
    <div className={styles.strip}>
      <DndContext {...sorting}>
        <SortableContext items={ids} strategy={rectSortingStrategy} disabled={readOnly}>
          <ul
            className={styles.list}
            aria-label={intl.formatMessage(messages.list)}
            aria-describedby={isProblemAbout(draft, 'media', partId) ? problemId(draft) : undefined}
          >
            {media.map((file, at) => (
              <SortableTile
                key={file.localId}
                name={nameOf(file.localId)}
                ids={ids}
                onMove={move}
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
      <TotalProgress target={target} />
    </div>
  )
}
