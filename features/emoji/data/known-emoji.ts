import type { Runtime } from '@/lib/runtime'
import type { CustomEmoji } from '@/schemas/server/emoji'
import { emojiKeys } from '../keys'

/** Returns a custom emoji by its shortcode, if the emoji of the server were loaded, e.g. by the picker. */
export const knownEmoji = ({ client }: Pick<Runtime, 'client'>, shortcode: string): CustomEmoji | undefined =>
  client
    .getQueryData<readonly CustomEmoji[]>(emojiKeys.custom())
    ?.find((emoji) => emoji.shortcode === shortcode)
