import { Autocomplete } from '@base-ui/react/autocomplete'
import { DisplayName } from '@/features/accounts'
import { useIntl } from '@/lib/i18n'
import { Avatar } from '@/lib/ui/avatar/avatar'
import floating from '@/lib/ui/floating/floating.module.css'
import { AccountsIcon, HashtagIcon, LinkIcon, SearchIcon, TimeIcon, UserIcon } from '@/lib/ui/icons'
import { messages } from '../messages'
import type { QuickAction } from '../rules'
import type { SearchOption } from './use-search-options'
import styles from './field.module.css'

const ACTIONS = {
  address: { icon: LinkIcon, label: messages.openAddress },
  hashtag: { icon: HashtagIcon, label: messages.goToHashtag },
  profile: { icon: UserIcon, label: messages.goToProfile },
  posts: { icon: SearchIcon, label: messages.postsMatching },
  people: { icon: AccountsIcon, label: messages.peopleMatching },
}

function ActionContent({ action: { kind, subject } }: { action: QuickAction }) {
  const intl = useIntl()
  const { icon: Icon, label } = ACTIONS[kind]
  return (
    <>
      <Icon size={18} aria-hidden />
      <span className={floating.label}>
        <span className={styles.text}>
          <bdi>{intl.formatMessage(label, { name: subject, text: subject })}</bdi>
        </span>
      </span>
    </>
  )
}

function RecentContent({ text }: { text: string }) {
  const intl = useIntl()
  return (
    <>
      <TimeIcon size={18} aria-hidden />
      <span className={floating.label}>
        <span className={styles.text}>
          <bdi>{text}</bdi>
        </span>
        <span className={styles.hint}>{intl.formatMessage(messages.recentHint)}</span>
      </span>
    </>
  )
}

interface Props {
  option: SearchOption
  onChoose: (option: SearchOption) => void
}

/** A suggestion below the search field. */
export function OptionRow({ option, onChoose }: Props) {
  return (
    <Autocomplete.Item value={option} className={floating.item} onClick={() => onChoose(option)}>
      {option.kind === 'recent' && <RecentContent text={option.text} />}
      {option.kind === 'action' && <ActionContent action={option.action} />}
      {option.kind === 'person' && (
        <>
          <Avatar src={option.account.avatar_static} size="small" />
          <span className={floating.label}>
            <DisplayName account={option.account} short />
            <span className={floating.hint}>
              <bdi>@{option.account.acct}</bdi>
            </span>
          </span>
        </>
      )}
    </Autocomplete.Item>
  )
}
