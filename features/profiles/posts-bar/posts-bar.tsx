import { defineMessages, useIntl } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import { buttonProps } from '@/lib/ui/button/button'
import { BoostIcon, ReplyIcon, SearchIcon } from '@/lib/ui/icons'
import type { Account } from '@/schemas/entities'
import { setProfileView, useProfileView, type ProfileView } from './view-options'
import styles from './posts-bar.module.css'

const messages = defineMessages({
  label: {
    id: 'profile.bar.label',
    defaultMessage: 'Posts to show',
    description: 'Label for screen readers of the buttons over the posts of a profile',
  },
  boosts: {
    id: 'profile.bar.boosts',
    defaultMessage: 'Boosts',
    description: 'Toggle button over the posts of a profile: shows boosts too',
  },
  replies: {
    id: 'profile.bar.replies',
    defaultMessage: 'Replies',
    description: 'Toggle button over the posts of a profile: shows replies too',
  },
  find: {
    id: 'profile.bar.find',
    defaultMessage: 'Find posts',
    description: 'Link over the posts of a profile: opens the search for posts by words or month',
  },
})

const ICONS = { boosts: BoostIcon, replies: ReplyIcon }

interface Props {
  account: Account
  /** The kinds of posts with a toggle. */
  kinds: readonly (keyof ProfileView)[]
}

/** The bar over the posts of a profile: toggles for kinds of posts, kept for all profiles, and a link to older posts. */
export function PostsBar({ account, kinds }: Props) {
  const intl = useIntl()
  const { key: identityKey } = useRuntime().identity
  const view = useProfileView(identityKey)
  return (
    <div className={styles.bar}>
      <fieldset aria-label={intl.formatMessage(messages.label)} className={styles.kinds}>
        {kinds.map((kind) => {
          const Icon = ICONS[kind]
          return (
            <button
              key={kind}
              type="button"
              className={styles.kind}
              aria-pressed={view[kind]}
              onClick={() => setProfileView(identityKey, { [kind]: !view[kind] })}
            >
              <Icon size={16} aria-hidden />
              {intl.formatMessage(messages[kind])}
            </button>
          )
        })}
      </fieldset>
      <AppLink to={paths.findPosts(account.acct)} {...buttonProps({ variant: 'quiet', size: 'small' })}>
        <SearchIcon size={16} aria-hidden />
        {intl.formatMessage(messages.find)}
      </AppLink>
    </div>
  )
}
