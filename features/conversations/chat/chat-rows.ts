import { compareId } from '@/lib/live-list/compare-id'
import type { Status } from '@/schemas/entities'
import type { AccountId, StatusId } from '@/schemas/primitives'

/** A row of the chat view. */
export type ChatRow =
  | { readonly kind: 'day'; readonly key: string; readonly at: string }
  /** Marks where the people who can see the posts change. */
  | { readonly kind: 'people'; readonly key: string; readonly people: readonly AccountId[] }
  | {
      readonly kind: 'post'
      readonly key: StatusId
      /** The first of several posts by its author. */
      readonly first: boolean
      /** Position among the posts, from 1. */
      readonly position: number
    }

export type ChatPost = Pick<Status, 'id' | 'account' | 'created_at' | 'mentions'>

/** Pause in ms after which the author is named again. */
const AUTHOR_PAUSE = 15 * 60_000

/** Returns everyone who can see a private mention except the user. */
const peopleOf = ({ account, mentions }: ChatPost, me: AccountId | null): AccountId[] => {
  const ids = [account, ...mentions.map((mention) => mention.id as AccountId)]
  return [...new Set(ids)].filter((id) => id !== me).toSorted(compareId)
}

/** Sorts posts by time; posts of the same time by id. */
export const inOrder = <P extends ChatPost>(posts: readonly P[]): P[] =>
  posts.toSorted((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at) || compareId(a.id, b.id))

/**
 * Returns the rows of sorted posts, with a row where a day begins and where the people change. `dayOf` names the day.
 * The first `skipped` posts are not shown yet.
 */
export function chatRows(
  posts: readonly ChatPost[],
  me: AccountId | null,
  dayOf: (at: string) => string,
  skipped = 0,
): ChatRow[] {
  const rows: ChatRow[] = []
  let previous: ChatPost | null = null
  let people = ''
  for (const [at, post] of posts.slice(skipped).entries()) {
    const day = dayOf(post.created_at)
    const isNewDay = previous === null || dayOf(previous.created_at) !== day
    if (isNewDay) rows.push({ kind: 'day', key: `day:${post.id}`, at: post.created_at })
    const visibleTo = peopleOf(post, me)
    const hasOtherPeople = people !== '' && visibleTo.join() !== people
    if (hasOtherPeople) rows.push({ kind: 'people', key: `people:${post.id}`, people: visibleTo })
    people = visibleTo.join()
    const pause = previous ? Date.parse(post.created_at) - Date.parse(previous.created_at) : 0
    const first = isNewDay || hasOtherPeople || previous?.account !== post.account || pause > AUTHOR_PAUSE
    rows.push({ kind: 'post', key: post.id, first, position: skipped + at + 1 })
    previous = post
  }
  return rows
}
