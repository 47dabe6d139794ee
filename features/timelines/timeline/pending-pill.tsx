import { useEffect, useMemo, useState } from 'react'
import { limitedText, useOffline } from '@/lib/alerts'
import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { Pill } from '@/lib/ui/pill/pill'
import { throttle } from '@/lib/util/throttle'
import type { StatusId } from '@/schemas/primitives'
import { messages } from '../rows/messages'

interface Props {
  /** Held posts that would show something, newest first. */
  ids: readonly StatusId[]
  /** More is held than counted. */
  more: boolean
  /** Asking for newer posts failed. */
  failed: boolean
  /** Why it failed. */
  error: unknown
  onShow: () => void
  onRetry: () => void
}

const FACES = 3
/** A busy list is spoken of no more often than this, in ms. */
const SPOKEN_MS = 15_000

/** The latest of `text`, told no more often than every SPOKEN_MS. */
function Spoken({ text }: { text: string }) {
  const [spoken, setSpoken] = useState(text)
  const say = useMemo(() => throttle(setSpoken, SPOKEN_MS), [])
  useEffect(() => say(text), [say, text])
  useEffect(() => () => say.cancel(), [say])
  return spoken
}

/** The button over a list with what came meanwhile; also says when asking for it failed. */
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
        // The offline banner says so already.
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
