import { useRef } from 'react'
import { EmojiPicker, knownEmoji, type Picked } from '@/features/emoji'
import { passFocus } from '@/lib/focus/pass-focus'
import { EmojiText } from '@/lib/html/emoji-text'
import { shortNumber, useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { AddReactionIcon } from '@/lib/ui/icons'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { Popover, type TriggerProps } from '@/lib/ui/popover'
import { messages } from '../messages'
import { changeReaction } from '../mutations'
import { hasAllKinds, MAX_KINDS, shownReactions, type Announcement, type ReactionImage } from '../rules'
import styles from './announcement-reactions.module.css'

type Reaction = Announcement['reactions'][number]

const imageOf = ({ url, static_url }: Reaction): ReactionImage | null => {
  const still = static_url ?? url
  return still === null ? null : { url: url ?? still, static_url: still }
}

/** Shows the emoji of a reaction: a character, or an image of the server. */
function Emoji({ name, image }: { name: string; image: ReactionImage | null }) {
  if (image === null) return name
  return <EmojiText text={`:${name}:`} emojis={[{ shortcode: name, ...image }]} />
}

/** The reactions to an announcement. Each is a toggle of the user’s reaction; the picker adds another kind. */
export function AnnouncementReactions({ announcement }: { announcement: Announcement }) {
  const intl = useIntl()
  const runtime = useRuntime()
  const list = useRef<HTMLUListElement>(null)
  const { id } = announcement
  const shown = shownReactions(announcement)
  const full = hasAllKinds(announcement)

  const toggle = (reaction: Reaction) => {
    const { name, count, me } = reaction
    // With the last reaction of its kind, the pressed button is removed.
    passFocus(list.current)
    void runtime.run(changeReaction, { id, name, on: !me, image: imageOf(reaction), before: count })
  }
  const add = (picked: Picked) => {
    const name = 'native' in picked ? picked.native : picked.shortcode
    const known = shown.find((each) => each.name === name)
    if (known?.me || (!known && full)) return
    const emoji = 'native' in picked ? undefined : knownEmoji(runtime, name)
    const image = known ? imageOf(known) : emoji ? { url: emoji.url, static_url: emoji.static_url } : null
    void runtime.run(changeReaction, { id, name, on: true, image, before: known?.count ?? 0 })
  }
  const addLabel = intl.formatMessage(messages.add)
  const addButton = (trigger: TriggerProps) => (
    <IconButton
      size="small"
      {...trigger}
      icon={<AddReactionIcon aria-hidden />}
      label={addLabel}
      onPointerEnter={() => {
        trigger.onPointerEnter()
        EmojiPicker.preload()
      }}
    />
  )
  return (
    <ul ref={list} className={styles.reactions} aria-label={intl.formatMessage(messages.reactions)}>
      {shown.map((reaction) => {
        const { name, count, me } = reaction
        const image = imageOf(reaction)
        return (
          <li key={name}>
            <button
              type="button"
              className={styles.chip}
              aria-pressed={me}
              aria-label={intl.formatMessage(messages.reaction, { emoji: name, count })}
              onClick={() => toggle(reaction)}
            >
              <span className={styles.emoji} aria-hidden>
                <Emoji name={name} image={image} />
              </span>
              <span aria-hidden>{shortNumber(intl, count)}</span>
            </button>
          </li>
        )
      })}
      <li>
        {full ? (
          <IconButton
            size="small"
            icon={<AddReactionIcon aria-hidden />}
            label={intl.formatMessage(messages.full, { count: intl.formatNumber(MAX_KINDS) })}
            aria-disabled
          />
        ) : (
          <Popover label={addLabel} align="start" trigger={addButton}>
            {(close) => (
              <EmojiPicker
                onPick={(picked, keepOpen) => {
                  add(picked)
                  if (!keepOpen) close()
                }}
                onFailed={close}
              />
            )}
          </Popover>
        )}
      </li>
    </ul>
  )
}
