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
    description: 'Over a list of people; leads to the post',
  },
  favourites: {
    id: 'people.favourites',
    defaultMessage:
      '{count, plural, one {{number} favourite} other {{number} favourites}} of <post>a post by {name}</post>',
    description: 'Over a list of people; leads to the post',
  },
  boostsUncounted: {
    id: 'people.boosts.uncounted',
    defaultMessage: 'Boosts of <post>a post by {name}</post>',
    description: 'Over a list of people, where the reader does not want to see counts; leads to the post',
  },
  favouritesUncounted: {
    id: 'people.favourites.uncounted',
    defaultMessage: 'Favourites of <post>a post by {name}</post>',
    description: 'Over a list of people, where the reader does not want to see counts; leads to the post',
  },
  boostsLabel: {
    id: 'people.boosts.label',
    defaultMessage: 'People who boosted this post',
    description: 'Spoken name of a list',
  },
  favouritesLabel: {
    id: 'people.favourites.label',
    defaultMessage: 'People who favourited this post',
    description: 'Spoken name of a list',
  },
  noBoosts: {
    id: 'people.boosts.none',
    defaultMessage: 'Nobody to show',
    description: 'Title: nobody boosted or favourited a post, as far as the server knows',
  },
  noBoostsText: {
    id: 'people.boosts.none.text',
    defaultMessage: 'Who boosts this post appears here.',
    description: 'Text: nobody boosted a post',
  },
  noFavouritesText: {
    id: 'people.favourites.none.text',
    defaultMessage: 'Who favourites this post appears here.',
    description: 'Text: nobody favourited a post',
  },
  others: {
    id: 'people.others',
    defaultMessage: 'Your server does not know everybody who is counted.',
    description: 'Under a list of people that is shorter than the count',
  },
  missing: {
    id: 'people.missing',
    defaultMessage: 'This post is not available',
    description: 'Title: the post whose people were asked for cannot be seen',
  },
  missingText: {
    id: 'people.missing.text',
    defaultMessage: 'It may have been deleted, or you may not be allowed to see it.',
    description: 'Text: the post whose people were asked for cannot be seen',
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
  const toPost = (words: ReactNode) => (
    <AppLink to={account ? paths.status(account.acct, id) : ''}>{words}</AppLink>
  )
  const onError = (error: unknown) =>
    isApiError(error, 'missing', 'refused') && (
      <EmptyState
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
          title: intl.formatMessage(messages.noBoosts),
          text: intl.formatMessage(
            count > 0 ? messages.others : boosts ? messages.noBoostsText : messages.noFavouritesText,
          ),
        }}
        end={(shown) => shown < count && intl.formatMessage(messages.others)}
        onError={onError}
      />
    </>
  )
}
