import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { MuteIcon } from '@/lib/ui/icons'
import { deleteFilter } from '../delete-filter'
import { useFilters } from '../use-filters'
import { tagMessages } from './messages'
import { canMuteTags, muteTag } from './mute-tag'
import { findTagFilter, isMuteOfTag } from './tag-filter'

/**
 * Mutes or unmutes a hashtag. Nothing while the filters load, for visitors, on servers without filters, or for a
 * hashtag in another filter.
 */
export function TagMuteButton({ name }: { name: string }) {
  const intl = useIntl()
  const runtime = useRuntime()
  const { data } = useFilters()
  if (!canMuteTags(runtime) || !data?.api) return null
  const { api, filters } = data
  const filter = findTagFilter(filters, name, runtime.now())
  if (filter && !isMuteOfTag(filter)) return null
  const press = () => {
    if (filter) deleteFilter(runtime, api, filter, intl)
    else void muteTag(runtime, name, intl)
  }
  return (
    <IconButton
      icon={<MuteIcon size={18} />}
      label={intl.formatMessage(filter ? tagMessages.unmute : tagMessages.mute, { name })}
      onClick={press}
    />
  )
}
