import { useIntl } from '@/lib/i18n'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { HashtagIcon } from '@/lib/ui/icons'
import { Popover, type TriggerProps } from '@/lib/ui/popover'
import { messages } from './messages'
import NavGroups, { useNavGroups, type NavGroupsProps } from './nav-groups'
import styles from './groups.module.css'

/** The groups behind a button, for windows where the navigation shows only icons. Nothing without entries. */
export default function RailGroups(props: NavGroupsProps) {
  const intl = useIntl()
  const { lists, tags } = useNavGroups(props.hasLists)
  if (lists.length + tags.length === 0) return null
  const label = intl.formatMessage(messages.rail)
  const button = (trigger: TriggerProps) => (
    <IconButton icon={<HashtagIcon size={22} />} label={label} className={styles.open} {...trigger} />
  )
  return (
    <Popover label={label} trigger={button} align="start">
      {(close) => <NavGroups {...props} onLeave={close} />}
    </Popover>
  )
}
