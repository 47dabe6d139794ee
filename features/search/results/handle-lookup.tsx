import { useMemo } from 'react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { Spinner } from '@/lib/ui/spinner/spinner'
import { messages } from '../messages'
import { peopleResults } from '../queries'
import { hostOfHandle } from '../rules'

/** Says that the server asks another one, while the handle of a person there is looked up. Otherwise nothing. */
export function HandleLookup({ text }: { text: string }) {
  const intl = useIntl()
  const runtime = useRuntime()
  const list = useMemo(() => ({ ...peopleResults(runtime, text), enabled: false }), [runtime, text])
  const { isLoading } = useInfiniteQuery(list)
  const host = hostOfHandle(text)
  const own = new URL(runtime.identity.server).host
  // Handles are looked up for members only.
  if (!isLoading || runtime.me === null || host === null || host === own) return null
  return (
    <output>
      <EmptyState
        compact
        icon={<Spinner />}
        title={intl.formatMessage(messages.resolvingPerson)}
        text={intl.formatMessage(messages.resolvingText, { host })}
      />
    </output>
  )
}
