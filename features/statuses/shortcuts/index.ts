import { openMedia } from '@/features/media'
import { canCommand, command } from '@/lib/bus'
import type { IntlShape, Message } from '@/lib/i18n'
import { paths } from '@/lib/navigation'
import type { Shortcut, ShortcutTarget } from '@/lib/shortcuts'
import { firstOnScreen } from '@/lib/util/on-screen'
import { boostEntries } from '../boost/boost-entries'
import { canBoost, quoteChoice } from '../rules'
import { accountInFocus, entriesOf, postOf } from './entries-of'
import { messages } from './messages'

const buttonIn = (post: HTMLElement | null, selector: string) =>
  post?.querySelector<HTMLElement>(selector) ?? null

/** A shortcut that presses a button of the focused post. */
const pressing = (
  id: string,
  keys: readonly string[],
  label: Message,
  selector = `[data-action="${id}"]`,
): Shortcut => ({
  id,
  label,
  group: 'post',
  keys,
  context: 'post',
  run: ({ post }) => buttonIn(post, selector)?.click(),
  isAvailable: ({ post }) => buttonIn(post, selector) !== null,
})

/** A shortcut that chooses an entry of the menu of the focused post. */
function choosing(id: string, keys: readonly string[], label: Message, intl: () => IntlShape): Shortcut {
  const find = (target: ShortcutTarget) =>
    entriesOf(target, intl()).find((entry) => 'shortcut' in entry && entry.shortcut === id)
  return {
    id,
    label,
    group: 'post',
    keys,
    context: 'post',
    run: (target) => {
      const entry = find(target)
      if (entry?.kind === 'item') entry.onSelect()
      if (entry?.kind === 'link') window.open(entry.href, '_blank', 'noopener')
    },
    isAvailable: (target) => find(target) !== undefined,
  }
}

/**
 * Boosts the post or undoes the boost, with the confirmation of the menu. For a visitor it presses the
 * button, which opens the sign-in prompt.
 */
function boost(target: ShortcutTarget, intl: IntlShape) {
  const found = postOf(target)
  const { column, post } = target
  if (!column || !found) return
  if (column.runtime.me === null) return buttonIn(post, '[data-action="boost"]')?.click()
  const [entry] = boostEntries(found.status, null, column.runtime, intl)
  if (entry && entry.kind === 'item') entry.onSelect()
}

/** Quotes the post if that is allowed; otherwise opens the menu, which says why not. */
function quote(target: ShortcutTarget) {
  const found = postOf(target)
  const { column, post } = target
  if (!column || !found) return
  const { me, http, identity } = column.runtime
  const { allowed } = quoteChoice(found.status, me, http.capabilities.has('quotes'))
  if (allowed && me !== null) command('quote', { identity: identity.key, statusId: found.status.id })
  else buttonIn(post, '[data-action="boost"]')?.click()
}

/** Returns the first video or audio of the focused post that is not hidden. */
function playerOf(target: ShortcutTarget) {
  const { status } = postOf(target) ?? {}
  const player = target.post?.querySelector<HTMLMediaElement>('[data-media]')
  const media = status?.media_attachments.filter(({ type }) => type !== 'unknown') ?? []
  const index = media.findIndex(({ id }) => id === player?.dataset['media'])
  return status && player && index >= 0 ? { status, player, media, index } : null
}

/** Opens the media of the focused post, the first one that is visible in it. */
function openViewer(target: ShortcutTarget) {
  const button = buttonIn(target.post, '[data-action="media"]')
  if (button) return button.click()
  const found = playerOf(target)
  if (!found || !target.column) return
  const { status, player, media, index } = found
  player.pause()
  openMedia({ statusId: status.id, media, index, lang: status.language }, target.column.identity.key)
}

const isBoostable = (target: ShortcutTarget) => {
  const found = postOf(target)
  return found !== null && canBoost(found.status, target.column?.runtime.me ?? null)
}

/** A mention of an invalid handle would not be delivered. */
function canMention(target: ShortcutTarget): boolean {
  const account = accountInFocus(target)
  const me = target.column?.runtime.me ?? null
  return (
    me !== null && account !== null && account.id !== me && !account.invalid_handle && canCommand('mention')
  )
}

const revealButton = ({ columnElement }: ShortcutTarget) =>
  columnElement && firstOnScreen('[data-action="reveal"]', columnElement)

/** Returns the shortcuts of posts. They use the buttons and menu entries of the post. */
export function statusShortcuts(intl: () => IntlShape): Shortcut[] {
  const ofPost = { group: 'post', context: 'post' } as const
  return [
    pressing('reply', ['r'], messages.reply),
    pressing('favourite', ['f'], messages.favourite),
    {
      ...ofPost,
      id: 'boost',
      label: messages.boost,
      keys: ['b'],
      run: (target) => boost(target, intl()),
      isAvailable: isBoostable,
    },
    {
      ...ofPost,
      id: 'quote',
      label: messages.quote,
      keys: ['q'],
      run: quote,
      isAvailable: isBoostable,
    },
    pressing('bookmark', ['d'], messages.bookmark),
    {
      id: 'mention',
      label: messages.mention,
      group: 'post',
      keys: ['m'],
      context: 'list',
      run: (target) => {
        const account = accountInFocus(target)
        if (account && target.column)
          command('mention', { identity: target.column.identity.key, accountId: account.id })
      },
      isAvailable: canMention,
    },
    {
      id: 'author',
      label: messages.author,
      group: 'post',
      keys: ['p'],
      context: 'list',
      run: (target) => {
        const account = accountInFocus(target)
        if (account) target.column?.navigate.go(paths.profile(account.acct))
      },
      isAvailable: (target) => accountInFocus(target) !== null,
    },
    pressing('toggleWarning', ['x'], messages.toggleWarning, '[data-action="warning"]'),
    {
      id: 'expandAll',
      label: messages.expandAll,
      group: 'post',
      keys: ['Shift+x'],
      context: 'list',
      run: (target) => revealButton(target)?.click(),
      isAvailable: (target) => revealButton(target) !== null,
    },
    pressing('toggleMedia', ['h'], messages.toggleMedia, '[data-toggle]'),
    {
      ...ofPost,
      id: 'media',
      label: messages.media,
      keys: ['e'],
      run: openViewer,
      isAvailable: (target) =>
        buttonIn(target.post, '[data-action="media"]') !== null || playerOf(target) !== null,
    },
    pressing('translate', ['t'], messages.translate),
    choosing('copyLink', ['y'], messages.copyLink, intl),
    choosing('original', ['Shift+o'], messages.original, intl),
    choosing('edit', ['Shift+e'], messages.edit, intl),
    choosing('delete', ['Shift+d'], messages.delete, intl),
    choosing('redraft', [], messages.redraft, intl),
    choosing('pin', [], messages.pin, intl),
    choosing('muteConversation', [], messages.muteConversation, intl),
  ]
}
