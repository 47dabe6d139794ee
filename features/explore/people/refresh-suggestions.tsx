import { useQuery } from '@tanstack/react-query'
import { suggestionsQuery } from '@/features/timelines'
import { expectScroll, useColumn } from '@/lib/column'
import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { RefreshIcon } from '@/lib/ui/icons'
import { Spinner } from '@/lib/ui/spinner/spinner'
import { messages } from './messages'

/** Loads the latest suggested accounts. Nothing before the first are loaded. */
export function RefreshSuggestions() {
  const intl = useIntl()
  const { scroller } = useColumn()
  const { data, isFetching, refetch } = useQuery({ ...suggestionsQuery(useRuntime()), enabled: false })
  if (data === undefined) return null
  return (
    <IconButton
      icon={isFetching ? <Spinner size="small" /> : <RefreshIcon size={18} aria-hidden />}
      label={intl.formatMessage(messages.refresh)}
      aria-busy={isFetching || undefined}
      onClick={() => {
        if (isFetching) return
        expectScroll(scroller)
        scroller.scrollTo(0)
        void refetch()
      }}
    />
  )
}
