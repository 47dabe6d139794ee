import type { PollParams } from '../store/model'
import type { World } from '../store/world'
import { invalid, Refusal } from '../routing/refusal'
import type { Params } from '../routing/params'
import { LIMITS } from '../serialize/instance'
import { countLength } from './text'

/** Reads `poll[...]` of a request; null when there is none. */
export function readPoll(params: Params): PollParams | null {
  const poll = params.object('poll')
  if (!poll) return null
  return {
    options: poll.texts('options'),
    expiresIn: poll.whole('expires_in') ?? 0,
    multiple: poll.flag('multiple') ?? false,
    hideTotals: poll.flag('hide_totals') ?? false,
  }
}

/** Refuses invalid polls with Mastodon's messages. */
export function checkPoll(poll: PollParams): void {
  const { options, expiresIn } = poll
  if (options.length < 2) throw invalid('Options must have more than one item')
  if (options.some((option) => option.trim() === '')) throw invalid("Options can't be blank")
  if (options.length > LIMITS.pollOptions)
    throw invalid(`Options can't contain more than ${LIMITS.pollOptions} items`)
  if (options.some((option) => countLength(option) > LIMITS.pollOption))
    throw invalid(`Options can't be longer than ${LIMITS.pollOption} characters each`)
  if (new Set(options).size !== options.length) throw invalid('Options contain duplicate items')
  if (expiresIn < LIMITS.pollMin) throw invalid('Expires at is too soon')
  if (expiresIn > LIMITS.pollMax) throw invalid('Expires at is too far into the future')
}

/** Refuses media that cannot be combined in a post. */
export function checkMedia(
  world: World,
  accountId: string,
  ids: readonly string[],
  statusId: string | null,
): void {
  if (ids.length === 0) return
  if (ids.length > LIMITS.mediaPerStatus) throw invalid('Cannot attach more than 4 files')
  const media = ids.flatMap((id) => world.media.get(id) ?? [])
  const usable = media.every(
    (m) => m.accountId === accountId && (m.statusId === null || m.statusId === statusId),
  )
  if (media.length !== ids.length || !usable)
    throw new Refusal(
      422,
      `Media attachments with IDs: ${ids.join(', ')} not found or already attached to another post`,
    )
  if (media.some((m) => m.state !== 'ready'))
    throw invalid('Cannot attach files that have not finished processing. Try again in a moment!')
  if (media.length > 1 && media.some((m) => m.type === 'video' || m.type === 'audio'))
    throw invalid('Cannot attach a video to a post that already contains images')
}

/** Refuses an empty or too long post. */
export function checkText(world: World, text: string, spoilerText: string, hasMore: boolean): void {
  if (text.trim() === '' && !hasMore && spoilerText.trim() === '') throw invalid("Text can't be blank")
  const limit = world.instance.maxCharacters
  if (countLength(spoilerText + text) > limit) throw invalid(`Text character limit of ${limit} exceeded`)
}
