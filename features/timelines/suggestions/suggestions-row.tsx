import { useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import { AccountAvatarLink, DisplayName, FollowButton } from '@/features/accounts'
import { pushToast } from '@/lib/alerts'
import { defineMessages, useIntl } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { useEntity, useRuntime } from '@/lib/runtime'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { CloseIcon } from '@/lib/ui/icons'
import { Menu } from '@/lib/ui/menu'
import type { AccountId } from '@/schemas/primitives'
import type { TimelineEngine } from '../engine/timeline-engine'
import { hideSuggestions } from './hidden-until'
import { dismissSuggestion } from './mutations'
import { suggestionsQuery } from './queries'
import styles from './suggestions-row.module.css'

const messages = defineMessages({
  title: {
    id: 'suggestions.title',
    defaultMessage: 'People you might follow',
    description: 'Heading of a row in the home timeline',
  },
  more: { id: 'suggestions.more', defaultMessage: 'More', description: 'Button: menu of the suggestions' },
  hide: {
    id: 'suggestions.hide',
    defaultMessage: 'Hide suggestions for two weeks',
    description: 'Menu entry of the suggestions',
  },
  hidden: {
    id: 'suggestions.hidden',
    defaultMessage: 'Suggestions are hidden for two weeks',
    description: 'Notice after the suggestions were sent away',
  },
  undo: { id: 'suggestions.undo', defaultMessage: 'Undo', description: 'Button in that notice' },
  dismiss: {
    id: 'suggestions.dismiss',
    defaultMessage: 'Do not suggest {name}',
    description: 'Button on a suggested person',
  },
  featured: {
    id: 'suggestions.featured',
    defaultMessage: 'Picked by your server',
    description: 'Why a person is suggested',
  },
  most_followed: {
    id: 'suggestions.mostFollowed',
    defaultMessage: 'Popular on your server',
    description: 'Why a person is suggested',
  },
  most_interactions: {
    id: 'suggestions.mostInteractions',
    defaultMessage: 'Much talked with on your server',
    description: 'Why a person is suggested',
  },
  similar_to_recently_followed: {
    id: 'suggestions.similar',
    defaultMessage: 'Like people you followed lately',
    description: 'Why a person is suggested',
  },
  friends_of_friends: {
    id: 'suggestions.friends',
    defaultMessage: 'Followed by people you follow',
    description: 'Why a person is suggested',
  },
})

const REASONS: Record<string, keyof typeof messages> = {
  featured: 'featured',
  most_followed: 'most_followed',
  most_interactions: 'most_interactions',
  similar_to_recently_followed: 'similar_to_recently_followed',
  friends_of_friends: 'friends_of_friends',
}

interface PersonProps {
  id: AccountId
  reason: string | undefined
  onDismiss: () => void
}

function Person({ id, reason, onDismiss }: PersonProps) {
  const intl = useIntl()
  const account = useEntity('account', id)
  if (!account || account.hidden) return null
  const why = reason === undefined ? undefined : REASONS[reason]
  return (
    <li className={styles.person}>
      <IconButton
        size="small"
        className={styles.dismiss}
        icon={<CloseIcon size={16} aria-hidden />}
        label={intl.formatMessage(messages.dismiss, { name: account.display_name || account.acct })}
        onClick={onDismiss}
      />
      <span className={styles.face}>
        <AccountAvatarLink account={account} />
      </span>
      <AppLink to={paths.profile(account.acct)} className={styles.name}>
        <DisplayName account={account} short />
        <bdi className={styles.handle}>@{account.acct}</bdi>
      </AppLink>
      <span className={styles.reason}>{why && intl.formatMessage(messages[why])}</span>
      <FollowButton account={account} />
    </li>
  )
}

interface Props {
  engine: TimelineEngine
  position: number
  size: number
}

/** A strip of suggested accounts in home, which can be followed, dismissed one by one, or hidden together. */
export default function SuggestionsRow({ engine, position, size }: Props) {
  const intl = useIntl()
  const runtime = useRuntime()
  const row = useRef<HTMLElement>(null)
  // The whole query, so that it can be refetched after a dismissal with an unknown outcome.
  const { data } = useQuery(suggestionsQuery(runtime))
  if (!data || data.ids.length === 0) return null
  const { who } = runtime.identity
  const title = intl.formatMessage(messages.title)
  const hide = () => {
    const { before } = engine.extra
    hideSuggestions(who, Date.now())
    engine.extra.set(null)
    pushToast({
      text: intl.formatMessage(messages.hidden),
      action: {
        label: intl.formatMessage(messages.undo),
        run: () => {
          hideSuggestions(who, null)
          engine.extra.set(before)
        },
      },
    })
  }
  return (
    <article
      ref={row}
      className={styles.row}
      aria-label={title}
      aria-posinset={position}
      aria-setsize={size}
      // Screen readers move through a feed article by article.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <header className={styles.header}>
        <h2 className={styles.title}>{title}</h2>
        <Menu
          label={intl.formatMessage(messages.more)}
          entries={() => [{ kind: 'item', label: intl.formatMessage(messages.hide), onSelect: hide }]}
        />
      </header>
      <ul className={styles.people}>
        {data.ids.map((id) => (
          <Person
            key={id}
            id={id}
            reason={data.reasons[id]}
            onDismiss={() => {
              row.current?.focus({ preventScroll: true })
              void runtime.run(dismissSuggestion(id))
            }}
          />
        ))}
      </ul>
    </article>
  )
}
