import { useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import { AccountAvatarLink, DisplayName, FollowButton, useListedIds } from '@/features/accounts'
import { plainName } from '@/features/session'
import { pushToast } from '@/lib/alerts'
import { defineMessages, useIntl } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { useEntity, useRuntime } from '@/lib/runtime'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { CloseIcon } from '@/lib/ui/icons'
import { Menu } from '@/lib/ui/menu'
import type { AccountId } from '@/schemas/primitives'
import type { TimelineView } from '../timeline/timeline-view'
import { hideSuggestions } from './hidden-until'
import { dismissSuggestion } from './mutations'
import { suggestionsQuery } from './queries'
import { suggestionMessages, suggestionReason } from './suggestion-messages'
import styles from './suggestions-row.module.css'

const messages = defineMessages({
  title: {
    id: 'suggestions.title',
    defaultMessage: 'Who to follow',
    description: 'Heading of the row of follow suggestions in the home timeline',
  },
  more: {
    id: 'suggestions.more',
    defaultMessage: 'More',
    description: 'Button: opens the menu of the follow suggestions',
  },
  hide: {
    id: 'suggestions.hide',
    defaultMessage: 'Hide suggestions for two weeks',
    description: 'Item in the menu of the follow suggestions',
  },
  hidden: {
    id: 'suggestions.hidden',
    defaultMessage: 'Suggestions hidden for two weeks',
    description: 'Notice with an Undo button, after hiding the follow suggestions',
  },
  undo: {
    id: 'suggestions.undo',
    defaultMessage: 'Undo',
    description: 'Button of the notice “Suggestions hidden for two weeks”',
  },
})

const NO_IDS: readonly AccountId[] = []

interface PersonProps {
  id: AccountId
  reason: string | undefined
  onDismiss: () => void
}

function Person({ id, reason, onDismiss }: PersonProps) {
  const intl = useIntl()
  const account = useEntity('account', id)
  if (!account) return null
  const why = suggestionReason(reason)
  return (
    <li className={styles.person}>
      <IconButton
        size="small"
        className={styles.dismiss}
        icon={<CloseIcon size={16} aria-hidden />}
        label={intl.formatMessage(suggestionMessages.dismiss, { name: plainName(account) })}
        onClick={onDismiss}
      />
      <span className={styles.face}>
        <AccountAvatarLink account={account} />
      </span>
      <AppLink to={paths.profile(account.acct)} className={styles.name}>
        <DisplayName account={account} short />
        <bdi className={styles.handle}>@{account.acct}</bdi>
      </AppLink>
      <span className={styles.reason}>{why && intl.formatMessage(why)}</span>
      <FollowButton account={account} />
    </li>
  )
}

interface Props {
  view: TimelineView
  position: number
  size: number
}

/** A strip of suggested accounts in home, which can be followed, dismissed one by one, or hidden together. */
export default function SuggestionsRow({ view, position, size }: Props) {
  const intl = useIntl()
  const runtime = useRuntime()
  const row = useRef<HTMLElement>(null)
  // The whole query, so that it can be refetched after a dismissal with an unknown outcome.
  const { data } = useQuery(suggestionsQuery(runtime))
  const ids = useListedIds(data?.ids ?? NO_IDS)
  if (!data || ids.length === 0) return null
  const { key: identityKey } = runtime.identity
  const title = intl.formatMessage(messages.title)
  const hide = () => {
    const { before } = view.suggestions
    hideSuggestions(identityKey, Date.now())
    view.suggestions.set(null)
    pushToast({
      text: () => intl.formatMessage(messages.hidden),
      action: {
        label: () => intl.formatMessage(messages.undo),
        undo: true,
        run: () => {
          hideSuggestions(identityKey, null)
          view.suggestions.set(before)
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
        {ids.map((id) => (
          <Person
            key={id}
            id={id}
            reason={data.reasons[id]}
            onDismiss={() => {
              row.current?.focus({ preventScroll: true })
              void runtime.run(dismissSuggestion, { id })
            }}
          />
        ))}
      </ul>
    </article>
  )
}
