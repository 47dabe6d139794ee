import { nameOf } from '@/features/accounts'
import { useIntl } from '@/lib/i18n'
import { useEntity } from '@/lib/runtime'
import { AddIcon, MinusIcon } from '@/lib/ui/icons'
import type { ThreadRow } from './rows'
import { messages } from '../messages'
import styles from './row-frame.module.css'

interface Props {
  row: ThreadRow
  folded: boolean
  onToggle: () => void
}

/** Folds the branch below a post: a small sign on its line, with the number of hidden posts when folded. */
export function FoldButton({ row, folded, onToggle }: Props) {
  const intl = useIntl()
  const status = useEntity('status', row.gap ? null : row.id)
  const account = useEntity('account', status?.account ?? null)
  const count = row.replies
  const label = account
    ? intl.formatMessage(messages.fold, { count, name: nameOf(account) })
    : intl.formatMessage(messages.foldGap, { count })
  return (
    <button
      type="button"
      className={styles.fold}
      aria-expanded={!folded}
      aria-label={folded ? undefined : label}
      onClick={onToggle}
    >
      <span className={styles.sign} aria-hidden>
        {folded ? <AddIcon /> : <MinusIcon />}
      </span>
      {folded && <span>{intl.formatMessage(messages.unfold, { count })}</span>}
    </button>
  )
}
