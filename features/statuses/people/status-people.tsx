import { useMemo, type ReactNode } from 'react'
import { AccountList, nameOf } from '@/features/accounts'
import { useSetting } from '@/features/settings'
import { EmojiText } from '@/lib/html/emoji-text'
import { isApiError } from '@/lib/http'
import { defineMessages, sentenceNumber, useIntl } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { useEntity, useRuntime } from '@/lib/runtime'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import type { Scroller } from '@/lib/column'
import type { WindowMemory } from '@/lib/ui/windowed-list'
import type { StatusId } from '@/schemas/primitives'
import { peopleList, type PeopleKind } from './queries'
import styles from './status-people.module.css'

const messages = defineMessages({
  boosts: {
    id: 'people.boosts',
    defaultMessage:
      '{count, plural, one {{number} boost} other {{number} boosts}} of <post>a post by {name}</post>',
    description:
      'Heading over the people who boosted a post; {number}: the count, formatted; {name}: display name of the author; <post>: link to the post',
  },
  favourites: {
    id: 'people.favourites',
    defaultMessage:
      '{count, plural, one {{number} favourite} other {{number} favourites}} of <post>a post by {name}</post>',
    description:
      'Heading over the people who favourited a post; {number}: the count, formatted; {name}: display name of the author; <post>: link to the post',
  },
  boostsUncounted: {
    id: 'people.boosts.uncounted',
    defaultMessage: 'Boosts of <post>a post by {name}</post>',
    description:
      'Heading over the people who boosted a post when counts are hidden; {name}: display name of the author; <post>: link to the post',
  },
  favouritesUncounted: {
    id: 'people.favourites.uncounted',
    defaultMessage: 'Favourites of <post>a post by {name}</post>',
    description:
      'Heading over the people who favourited a post when counts are hidden; {name}: display name of the author; <post>: link to the post',
  },
  boostsLabel: {
    id: 'people.boosts.label',
    defaultMessage: 'People who boosted this post',
    description: 'For screen readers: name of a list of accounts',
  },
  favouritesLabel: {
    id: 'people.favourites.label',
    defaultMessage: 'People who favourited this post',
    description: 'For screen readers: name of a list of accounts',
  },
  empty: {
    id: 'people.empty',
    defaultMessage: 'No one here yet',
    description: 'Title of an empty list of people who boosted or favourited a post',
  },
  noBoostsText: {
    id: 'people.boosts.emptyText',
    defaultMessage: 'People who boost this post appear here.',
    description: 'Text of an empty list of people who boosted a post',
  },
  noFavouritesText: {
    id: 'people.favourites.emptyText',
    defaultMessage: 'People who favourite this post appear here.',
    description: 'Text of an empty list of people who favourited a post',
  },
  hiddenBoosts: {
    id: 'people.boosts.hidden',
    defaultMessage: '{host} doesn’t show who boosted this',
    description: 'Title of an empty list although the post has boosts; {host}: domain of the server',
  },
  hiddenFavourites: {
    id: 'people.favourites.hidden',
    defaultMessage: '{host} doesn’t show who favourited this',
    description: 'Title of an empty list although the post has favourites; {host}: domain of the server',
  },
  incomplete: {
    id: 'people.incomplete',
    defaultMessage: 'People from other servers may be missing.',
    description: 'Under a list of people that is shorter than the count of boosts or favourites',
  },
  missing: {
    id: 'people.missing',
    defaultMessage: 'This post isn’t available',
    description: 'Title shown instead of the people who boosted or favourited a post that was not found',
  },
  missingText: {
    id: 'people.missing.text',
    defaultMessage: 'It may have been deleted, or you may not have permission to see it.',
    description: 'Text shown instead of the people who boosted or favourited a post that was not found',
  },
})

interface Props {
  id: StatusId
  kind: PeopleKind
  scroller: Scroller
  memory: WindowMemory
}

/** The accounts that boosted or favourited a post. */
export default function StatusPeople({ id, kind, scroller, memory }: Props) {
  const intl = useIntl()
  const runtime = useRuntime()
  const status = useEntity('status', id)
  const account = useEntity('account', status?.account ?? null)
  const list = useMemo(() => peopleList(runtime, id, kind), [runtime, id, kind])
  const boosts = kind === 'boosts'
  const count = (boosts ? status?.reblogs_count : status?.favourites_count) ?? 0
  const heading = useSetting('hideCounts')
    ? boosts
      ? messages.boostsUncounted
      : messages.favouritesUncounted
    : boosts
      ? messages.boosts
      : messages.favourites
  const toPost = (words: ReactNode) =>
    account ? <AppLink to={paths.status(account.acct, id)}>{words}</AppLink> : words
  const onError = (error: unknown) =>
    isApiError(error, 'notFound', 'refused') && (
      <EmptyState
        drawing="missing"
        title={intl.formatMessage(messages.missing)}
        text={intl.formatMessage(messages.missingText)}
      />
    )
  return (
    <>
      {status && account && !status.gone && (
        <p className={styles.note}>
          {intl.formatRich(heading, {
            count,
            number: sentenceNumber(intl, count),
            name: (
              <bdi>
                <EmojiText text={nameOf(account)} emojis={account.emojis} />
              </bdi>
            ),
            post: toPost,
          })}
        </p>
      )}
      <AccountList
        list={list}
        scroller={scroller}
        memory={memory}
        label={intl.formatMessage(boosts ? messages.boostsLabel : messages.favouritesLabel)}
        empty={{
          title:
            count > 0
              ? intl.formatMessage(boosts ? messages.hiddenBoosts : messages.hiddenFavourites, {
                  host: new URL(runtime.identity.server).host,
                })
              : intl.formatMessage(messages.empty),
          text: intl.formatMessage(
            count > 0 ? messages.incomplete : boosts ? messages.noBoostsText : messages.noFavouritesText,
          ),
        }}
        end={(shown) => shown < count && intl.formatMessage(messages.incomplete)}
        onError={onError}
      />
    </>
  )
}
