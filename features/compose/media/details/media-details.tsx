import { useCapability, useInstance, useLimits } from '@/features/instance'
import { fullNumber, useIntl } from '@/lib/i18n'
import type { ModalProps } from '@/lib/modals'
import { useRuntime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import { Dialog } from '@/lib/ui/dialog'
import { TextArea } from '@/lib/ui/text-area/text-area'
import { findPart } from '../../drafts/draft-content'
import type { DraftMedia } from '../../drafts/draft-parts'
import { useDraft, useDrafts, useDraftsState } from '../../drafts/use-drafts'
import { withFile } from '../arrange'
import { ClipPreview } from './clip-preview'
import { Cover } from './cover'
import { sendDetails } from './send-details'
import styles from './details.module.css'
import { messages } from './details-messages'
import { FocalPoint } from './focal-point'
import { codePointCount } from '@/lib/util/code-points'

declare module '@/lib/modals/stack-store' {
  interface ModalPayloads {
    /** The details of a file of a draft. */
    MEDIA_DETAILS: { draftId: string; partId: string; localId: string }
  }
}

/** Alt text, focal point and cover image of an attached file. Changes are stored immediately, so closing needs no save. */
export default function MediaDetails({ payload, close }: ModalProps<'MEDIA_DETAILS'>) {
  const { draftId, partId, localId } = payload
  const intl = useIntl()
  const { httpWriter } = useRuntime()
  const coversChange = useCapability('editMedia')
  const limits = useLimits()
  const software = useInstance()?.software
  const drafts = useDrafts()
  const draft = useDraft(draftId)
  const mine = useDraftsState(({ owners }) => owners[draftId] === 'mine')
  const file = draft && findPart(draft, partId)?.media.find((each) => each.localId === localId)
  if (!draft || !file) return null

  const readOnly = !mine || draft.inOutbox || draft.state === 'sending'
  const change = (to: Partial<DraftMedia>) =>
    drafts.changePart(draftId, partId, ({ media }) => ({ media: withFile(media, localId, to) }))
  const left = limits.descriptionCharacters - codePointCount(file.alt)
  const done = () => {
    close()
    // Publishing sends it again if this fails.
    if (file.serverId !== null && left >= 0)
      sendDetails(httpWriter, file, file.serverId).catch(() => undefined)
  }
  const isVisual = file.type === 'image' || file.type === 'gifv'
  const isTimed = file.type === 'video' || file.type === 'audio'
  return (
    <Dialog
      title={intl.formatMessage(messages.title)}
      onClose={done}
      footer={
        <Button variant="primary" onClick={done}>
          {intl.formatMessage(messages.done)}
        </Button>
      }
    >
      <div className={styles.details}>
        <TextArea
          label={intl.formatMessage(messages.alt)}
          hint={intl.formatMessage(messages.altHint)}
          error={left < 0 && intl.formatMessage(messages.altOver, { count: -left })}
          rows={4}
          className={styles.text}
          lang={draft.fields.language ?? undefined}
          value={file.alt}
          readOnly={readOnly}
          onChange={(event) => change({ alt: event.target.value })}
        />
        <p className={styles.note} data-failed={left < 0 || undefined}>
          <span aria-hidden>{fullNumber(intl, left)}</span>
          {left >= 0 && (
            <span className="visually-hidden">{intl.formatMessage(messages.altLeft, { count: left })}</span>
          )}
        </p>
        {isVisual && <FocalPoint file={file} disabled={readOnly} onChange={(focus) => change({ focus })} />}
        {isTimed && <ClipPreview file={file} label={file.name} />}
        {isTimed && (!file.attached || coversChange) && (
          <Cover file={file} disabled={readOnly} onChange={change} />
        )}
        {isTimed && file.attached && !coversChange && (
          <p className={styles.note}>{intl.formatMessage(messages.coverFixed)}</p>
        )}
        {file.type === 'image' && (
          <p className={styles.note}>
            {intl.formatMessage(software?.mastodon ? messages.metadata : messages.metadataUnknown)}
          </p>
        )}
      </div>
    </Dialog>
  )
}
