import { useMemo, useState } from 'react'
import { FilterContextProvider } from '@/features/filters'
import { StatusCard } from '@/features/statuses'
import { useIntl } from '@/lib/i18n'
import { Button } from '@/lib/ui/button/button'
import { TitledSection } from '@/lib/ui/titled-section/titled-section'
import type { StatusId } from '@/schemas/primitives'
import { messages } from '../messages'
import styles from './device.module.css'

/** Posts that are shown until all are requested. */
const MAX_FIRST = 3

/** Returns the first of the found posts, until all are requested, and the other props of `DeviceResults`. */
export function useFirstPosts(ids: readonly StatusId[]) {
  const [isOpen, setOpen] = useState(false)
  const isCut = !isOpen && ids.length > MAX_FIRST
  const shown = useMemo(() => (isCut ? ids.slice(0, MAX_FIRST) : ids), [ids, isCut])
  return { shown, count: ids.length, showAll: isCut ? () => setOpen(true) : null }
}

interface Props {
  /** The posts to show, at least one. */
  ids: readonly StatusId[]
  /** Number of all posts found. */
  count: number
  /** Shows all; null when all are shown. */
  showAll: (() => void) | null
}

/** Found posts of the user, and those they bookmarked or favourited, that are on this device. */
export function DeviceResults({ ids, count, showAll }: Props) {
  const intl = useIntl()
  return (
    <TitledSection title={intl.formatMessage(messages.device)}>
      <p className={styles.text}>{intl.formatMessage(messages.deviceText)}</p>
      <FilterContextProvider value="public">
        {ids.map((id, index) => (
          <StatusCard key={id} id={id} position={index + 1} size={ids.length} />
        ))}
      </FilterContextProvider>
      {showAll && (
        <p className={styles.more}>
          <Button variant="quiet" size="small" onClick={showAll}>
            {intl.formatMessage(messages.deviceAll, { count: intl.formatNumber(count) })}
          </Button>
        </p>
      )}
    </TitledSection>
  )
}
