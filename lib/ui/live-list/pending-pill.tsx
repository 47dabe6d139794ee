import { useEffect, useMemo, useState } from 'react'
import { limitedText, useOffline } from '@/lib/alerts'
import { useIntl } from '@/lib/i18n'
import { throttle } from '@/lib/util/timing/throttle'
import { Pill } from '../pill/pill'

interface Props {
  /** The number of pending items that have a row. */
  count: number
  /** "12 new posts". */
  text: string
  /** Avatars of the newest ones. */
  faces?: readonly (string | null)[]
  /** True when the request for newer items failed. */
  failed: boolean
  /** The error of that request. */
  error: unknown
  failedText: string
  onShow: () => void
  onRetry: () => void
}

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

/** The button above a list that shows the pending items. Also reports a failed check for new ones. */
export function PendingPill({ count, text, faces = [], failed, error, failedText, onShow, onRetry }: Props) {
  const intl = useIntl()
  const offline = useOffline()
  return (
    <>
      <output className="visually-hidden">{count > 0 && <Spoken text={text} />}</output>
      {count > 0 ? (
        <Pill text={text} faces={faces} onClick={onShow} />
      ) : (
        // The offline banner already reports it.
        failed && !offline && <Pill text={limitedText(error, intl) ?? failedText} onClick={onRetry} />
      )}
    </>
  )
}
