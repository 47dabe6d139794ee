import type { Media, StatusRevision } from '../../store/model'
import type { World } from '../../store/world'
import type { Draft } from './draft'
import { toHtml } from '../people/people'

/** Time between two edits, in ms. */
export const EDIT_PAUSE = 7 * 60_000

/** A post before an edit; absent fields are as in the final version. */
export interface Earlier {
  text: string
  warning?: string
  sensitive?: boolean
  /** Indexes of the media it had, in order. */
  media?: readonly number[]
  /** Descriptions of its media, by the same indexes. */
  descriptions?: Readonly<Record<number, string | null>>
  options?: readonly string[]
}

/**
 * Returns the earlier versions of a draft whose media are stored. `fallback`: the fallback line of its quote.
 */
export const revisionsOf = (
  world: World,
  made: Draft,
  media: readonly Media[],
  fallback: string,
): StatusRevision[] =>
  made.edits.map((given, at) => {
    const then: Earlier = typeof given === 'string' ? { text: given } : given
    const places = then.media ?? made.kept ?? media.map((_, place) => place)
    return {
      content: fallback + toHtml(world, then.text, made.author.account.domain).html,
      text: then.text,
      spoilerText: then.warning ?? made.warning,
      sensitive: then.sensitive ?? made.sensitive,
      createdAt: made.at + at * EDIT_PAUSE,
      mediaIds: places.flatMap((place) => media[place]?.id ?? []),
      descriptions: Object.fromEntries(
        Object.entries(then.descriptions ?? {}).flatMap(([place, words]) => {
          const id = media[Number(place)]?.id
          return id === undefined ? [] : [[id, words]]
        }),
      ),
      pollOptions: then.options ?? null,
    }
  })
