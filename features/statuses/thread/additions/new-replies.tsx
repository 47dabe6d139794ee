import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { Pill } from '@/lib/ui/pill/pill'
import type { StatusId } from '@/schemas/primitives'
import type { ThreadRow } from '../rows/rows'
import { messages } from '../messages'

interface Props {
  /** Replies that were added out of the reader's view. */
  unseen: readonly ThreadRow[]
  /** Replies that were found and are not in the list yet. */
  pending: readonly StatusId[]
  onShow: () => void
}

/** Maximum number of avatars on the pill. */
const MAX_AVATARS = 3

/** The pill above a thread that leads to new replies. Nothing moves until it is pressed. */
export function NewReplies({ unseen, pending, onShow }: Props) {
  const intl = useIntl()
  const { cache } = useRuntime()
  const ids = [...unseen.map((row) => row.id), ...pending]
  const text =
    pending.length > 0 && unseen.length === 0
      ? intl.formatMessage(messages.more, { count: ids.length })
      : intl.formatMessage(messages.newReplies, { count: ids.length })
  const authors = [...new Set(ids.slice(0, 12).map((id) => cache.read('status', id)?.account))]
  const faces = authors
    .flatMap((id) => (id && cache.read('account', id)?.avatar_static) ?? [])
    .slice(0, MAX_AVATARS)
  return (
    <>
      <output className="visually-hidden">{ids.length > 0 && text}</output>
      {ids.length > 0 && <Pill text={text} faces={faces} onClick={onShow} />}
    </>
  )
}
