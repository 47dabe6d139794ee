import { useId, useState, type FormEvent } from 'react'
import { VisibilityIcon } from '@/features/statuses'
import { pushToast } from '@/lib/alerts'
import type { ApiError } from '@/lib/http'
import { useIntl, useRelativeTime } from '@/lib/i18n'
import { confirm } from '@/lib/modals'
import { useRuntime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { ClockIcon, EditIcon, TrashIcon } from '@/lib/ui/icons'
import { shortenText } from '@/schemas/bounds'
import type { ScheduledStatus } from '@/schemas/statuses/scheduled'
import { useDrafts } from '../drafts/use-drafts'
import { showDraft } from '../drafts/main-composer-registry'
import { MomentField } from './moment-field'
import { isTooSoon, zoneName } from '../publish/schedule-time'
import { scheduleMessages } from '../thread/thread-messages'
import { useClockTime } from '../editor/use-clock-time'
import { deleteScheduled } from './delete-with-undo'
import { messages } from './messages'
import { reschedule, unschedule } from './mutations'
import { keepGone, keepUnlessScheduled, reportGone } from './no-longer-scheduled'
import { draftOfScheduled } from './to-draft'
import styles from './scheduled.module.css'

function TimeForm({ post, done }: { post: ScheduledStatus; done: () => void }) {
  const intl = useIntl()
  const id = useId()
  const runtime = useRuntime()
  const now = useClockTime(true)
  const [at, setAt] = useState<string | null>(post.scheduled_at)
  const [busy, setBusy] = useState(false)
  const soon = at === null || isTooSoon(at, now)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (at === null || soon) return
    setBusy(true)
    const found = { isGone: false }
    const isDone = await runtime.run(
      reschedule,
      { id: post.id, at },
      { onDone: (answer) => void (found.isGone = answer === 'gone') },
    )
    if (!isDone) {
      setBusy(false)
      return
    }
    if (found.isGone) return reportGone({ runtime, intl }, post)
    pushToast({
      kind: 'success',
      text: () => intl.formatMessage(messages.saved),
      identity: runtime.identity.key,
    })
    done()
  }
  return (
    <form className={styles.time} onSubmit={(event) => void save(event)}>
      <label htmlFor={id}>{intl.formatMessage(messages.time)}</label>
      <MomentField id={id} value={at} invalid={soon} describedBy={`${id}-zone`} onChange={setAt} />
      <Button type="submit" variant="primary" size="small" busy={busy} aria-disabled={soon}>
        {intl.formatMessage(messages.save)}
      </Button>
      <Button size="small" onClick={done}>
        {intl.formatMessage(messages.cancel)}
      </Button>
      <p id={`${id}-zone`} className={styles.hint}>
        {soon
          ? intl.formatMessage(scheduleMessages.tooSoon)
          : intl.formatMessage(scheduleMessages.zone, { zone: zoneName(intl.locale, new Date(now)) })}
      </p>
    </form>
  )
}

const WHEN = { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const

/** Names the contents of a scheduled post other than its text. */
function Facts({ post }: { post: ScheduledStatus }) {
  const intl = useIntl()
  const { params, media_attachments: media } = post
  const facts = [
    params.in_reply_to_id && intl.formatMessage(messages.reply),
    params.quoted_status_id && intl.formatMessage(messages.quote),
    media.length > 0 && intl.formatMessage(messages.files, { count: media.length }),
    params.poll && intl.formatMessage(messages.poll),
  ].filter((fact) => typeof fact === 'string')
  return (
    <>
      {params.visibility && <VisibilityIcon visibility={params.visibility} />}
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </>
  )
}

/** One scheduled post: its time, content and actions. */
export function ScheduledRow({ post }: { post: ScheduledStatus }) {
  const intl = useIntl()
  const runtime = useRuntime()
  const [changing, setChanging] = useState(false)
  const relative = useRelativeTime(Date.parse(post.scheduled_at))
  const drafts = useDrafts()
  const { params } = post
  const when = post.scheduled_at === '' ? '' : intl.formatDate(post.scheduled_at, WHEN)

  const edit = async () => {
    const { key: identityKey } = runtime.identity
    const yes = await confirm(
      (dialogIntl) => ({
        title: dialogIntl.formatMessage(messages.editTitle),
        text: dialogIntl.formatMessage(messages.editText),
        confirm: dialogIntl.formatMessage(messages.editConfirm),
      }),
      identityKey,
    )
    if (!yes) return
    let id: string | null
    try {
      id = await draftOfScheduled(runtime, drafts, post)
    } catch {
      pushToast({
        kind: 'error',
        text: () => intl.formatMessage(messages.contextFailed),
        identity: identityKey,
        key: `scheduled-unread:${post.id}`,
      })
      return
    }
    if (id === null) return
    const found: { isGone: boolean; error: ApiError | null } = { isGone: false, error: null }
    const done = await runtime.run(
      unschedule,
      { id: post.id },
      {
        onDone: (answer) => void (found.isGone = answer === 'gone'),
        onFailed: (error) => void (found.error = error),
      },
    )
    if (!done) await keepUnlessScheduled({ runtime, intl }, drafts, post, { draftId: id, error: found.error })
    else if (found.isGone) await keepGone({ runtime, intl }, drafts, post, id)
    else showDraft(drafts, identityKey, id)
  }
  return (
    <li className={styles.row} data-row>
      <p className={styles.when}>
        <ClockIcon size={16} aria-hidden />
        <time dateTime={post.scheduled_at}>{when}</time>
        <span className={styles.hint}>{relative}</span>
      </p>
      {params.spoiler_text && (
        <p className={styles.warning} dir="auto">
          {params.spoiler_text}
        </p>
      )}
      <p className={styles.text} dir="auto" lang={params.language ?? undefined}>
        {shortenText(params.text) || intl.formatMessage(messages.noText)}
      </p>
      <div className={styles.foot}>
        <span className={styles.facts}>
          <Facts post={post} />
        </span>
        <IconButton
          icon={<ClockIcon />}
          label={intl.formatMessage(messages.change)}
          pressed={changing}
          onClick={() => setChanging(!changing)}
        />
        <IconButton
          icon={<EditIcon />}
          label={intl.formatMessage(messages.edit)}
          onClick={() => void edit()}
        />
        <IconButton
          icon={<TrashIcon />}
          label={intl.formatMessage(messages.delete)}
          tone="danger"
          onClick={() => deleteScheduled(runtime, post, intl)}
        />
      </div>
      {changing && <TimeForm post={post} done={() => setChanging(false)} />}
    </li>
  )
}
