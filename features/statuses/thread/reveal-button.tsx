import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from '@/lib/i18n'
import { keyWithin, useRuntime } from '@/lib/runtime'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { HideIcon, ShowIcon } from '@/lib/ui/icons'
import type { StatusId } from '@/schemas/primitives'
import { contextQuery } from '../queries'
import { forgetOpened } from '../view-store'
import { setRevealed, useRevealed } from './branch-store'
import { messages } from './messages'

/** Reveals or covers all content warnings in the thread around a post; null where there are none. */
export default function RevealButton({ id }: { id: StatusId }) {
  const intl = useIntl()
  const runtime = useRuntime()
  const { cache, identity } = runtime
  const revealed = useRevealed(identity.key, id)
  // Only observes the thread, which its page loads.
  const { data } = useQuery({ ...contextQuery(runtime, id), enabled: false })
  const covered = useMemo(() => {
    const ids = [id, ...(data?.ancestors ?? []), ...(data?.descendants ?? [])]
    return ids.filter((each) => {
      const status = cache.read('status', each)
      return (
        status &&
        (status.spoiler_text.trim() !== '' || (status.sensitive && status.media_attachments.length > 0))
      )
    })
  }, [cache, id, data])
  if (covered.length === 0) return null
  return (
    <IconButton
      icon={revealed ? <HideIcon size={20} aria-hidden /> : <ShowIcon size={20} aria-hidden />}
      label={intl.formatMessage(messages.reveal)}
      pressed={revealed}
      data-action="reveal"
      data-shortcut="expandAll"
      onClick={() => {
        // The latest choice overrides posts that were opened or closed by hand.
        forgetOpened(covered.map((each) => keyWithin(identity, each)))
        setRevealed(identity.key, id, !revealed)
      }}
    />
  )
}
