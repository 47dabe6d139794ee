import { useCapability } from '@/features/instance'
import { useLists } from '@/features/lists'
import { useFollowedTags } from '@/features/tags'
import { useIntl } from '@/lib/i18n'
import { paths } from '@/lib/navigation'
import { HashtagIcon, ListIcon } from '@/lib/ui/icons'
import { messages } from './messages'
import { NavGroup } from './nav-group'
import styles from './groups.module.css'

export interface NavGroupsProps {
  /** Path of the current screen. */
  current: string
  /** True when the server may have lists. */
  hasLists: boolean
  /** Called when a link is followed. */
  onLeave?: () => void
}

/** Returns the user's lists and followed hashtags; empty while they load. */
export function useNavGroups(hasLists: boolean) {
  const canFollow = useCapability('followTags')
  const { data: lists = [] } = useLists(hasLists)
  const { data: tags = [] } = useFollowedTags(canFollow)
  return { lists, tags }
}

/** The user's lists and followed hashtags. */
export default function NavGroups({ current, hasLists, onLeave }: NavGroupsProps) {
  const intl = useIntl()
  const { lists, tags } = useNavGroups(hasLists)
  return (
    <div className={styles.groups}>
      <NavGroup
        name="lists"
        label={intl.formatMessage(messages.lists)}
        icon={ListIcon}
        entries={lists.map(({ id, title }) => ({ id, name: title, to: paths.list(id) }))}
        current={current}
        onLeave={onLeave}
      />
      <NavGroup
        name="tags"
        label={intl.formatMessage(messages.tags)}
        icon={HashtagIcon}
        entries={tags.map((name) => ({ id: name.toLowerCase(), name, to: paths.tag(name) }))}
        current={current}
        onLeave={onLeave}
        page={{ to: paths.followedTags, label: intl.formatMessage(messages.manageTags) }}
      />
    </div>
  )
}
