import { useEffect, useMemo, useState } from 'react'
import { limitedText, useOffline } from '@/lib/alerts'
import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { Pill } from '@/lib/ui/pill/pill'
import { throttle } from '@/lib/util/throttle'
import type { StatusId } from '@/schemas/primitives'
import { messages } from '../rows/messages'

interface Props {
  /** Pending posts that have a row, newest first. */
  ids: readonly StatusId[]
  /** True when there are more pending posts than were counted. */
  more: boolean
  /** True when the request for newer posts failed. */
  failed: boolean
  /** The error of that request. */
  error: unknown
  onShow: () => void
  onRetry: () => void
}

const FACES = 3
/** The shortest time between two announcements of a busy list, in ms. */
const SPOKEN_MS = 15_000

/** Announces the latest `text`, at most once per SPOKEN_MS. */
function Spoken({ text }: { text: string }) {
  const [spoken, setSpoken] = useState(text)
  const say = useMemo(() => throttle(setSpoken, SPOKEN_MS), [])
  useEffect(() => say(text), [say, text])
  useEffect(() => () => say.cancel(), [say])
  return spoken
}

/** The button above a list that shows the pending posts. Also reports a failed check for new posts. */
export function PendingPill({ ids, more, failed, error, onShow, onRetry }: Props) {
  const intl = useIntl()
  const offline = useOffline()
  const { cache } = useRuntime()
  const accounts = [...new Set(ids.slice(0, 12).map((id) => cache.read('status', id)?.account))]
  const faces = accounts
    .flatMap((id) => (id && cache.read('account', id)?.avatar_static) ?? [])
    .slice(0, FACES)
  const count = ids.length
  const text = more
    ? intl.formatMessage(messages.pendingMany, { count: intl.formatNumber(count) })
    : intl.formatMessage(messages.pending, { count })
  return (
    <>
      <output className="visually-hidden">{count > 0 && <Spoken text={text} />}</output>
      {count > 0 ? (
        <Pill text={text} faces={faces} onClick={onShow} />
      ) : (
        // The offline banner already reports it.
        failed &&
        !offline && (
          <Pill
            text={limitedText(error, intl) ?? intl.formatMessage(messages.checkFailed)}
            onClick={onRetry}
          />
        )
      )}
    </>
  )
}
