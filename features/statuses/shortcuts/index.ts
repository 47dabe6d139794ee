import { openMedia } from '@/features/media'
import type { Action } from '@/lib/actions/action'
import type { IntlShape, Message } from '@/lib/i18n'
import { paths } from '@/lib/navigation'
import type { Shortcut, ShortcutTarget } from '@/lib/shortcuts'
import { firstOnScreen } from '@/lib/util/on-screen'
import { canBoost } from '../rules'
import { accountInFocus, actionsOnAccount, actionsOnPost, postOf } from './actions-on'
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

/** A shortcut for the action with the same id. */
const acting = (
  id: string,
  keys: readonly string[],
  label: Message,
  actionsOn: (target: ShortcutTarget) => readonly Action[],
  context: Shortcut['context'] = 'post',
): Shortcut => {
  const find = (target: ShortcutTarget) => actionsOn(target).find((action) => action.id === id)
  return {
    id,
    label,
    group: 'post',
    keys,
    context,
    run: (target) => find(target)?.run(),
    isAvailable: (target) => find(target) !== undefined,
  }
}

/**
 * Quotes the post if that is allowed; otherwise opens the menu, which says why not. For a visitor it presses the
 * button, which opens the sign-in prompt.
 */
function quote({ post, column }: ShortcutTarget, actions: readonly Action[]) {
  const action = actions.find(({ id }) => id === 'quote')
  if (action && action.isRefused !== true && column?.runtime.me !== null) action.run()
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

const revealButton = ({ columnElement }: ShortcutTarget) =>
  columnElement && firstOnScreen('[data-action="reveal"]', columnElement)

/**
 * Returns the shortcuts of posts. They run the actions of the post, or press a button that has a state of its own.
 */
export function statusShortcuts(intl: () => IntlShape): Shortcut[] {
  const onPost = (target: ShortcutTarget) => actionsOnPost(target, intl())
  const onAccount = (target: ShortcutTarget) => actionsOnAccount(target, intl())
  /** The actions that the post has buttons for: none while a filter covers it, or in a chat. */
  const onBar = (target: ShortcutTarget) =>
    onPost(target).filter(({ id }) => buttonIn(target.post, `[data-action="${id}"]`) !== null)
  return [
    acting('reply', ['r'], messages.reply, onBar),
    acting('favourite', ['f'], messages.favourite, onBar),
    acting('boost', ['b'], messages.boost, onPost),
    {
      id: 'quote',
      label: messages.quote,
      group: 'post',
      keys: ['q'],
      context: 'post',
      run: (target) => quote(target, onPost(target)),
      isAvailable: isBoostable,
    },
    acting('bookmark', ['d'], messages.bookmark, onBar),
    acting('mention', ['m'], messages.mention, onAccount, 'list'),
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
      id: 'media',
      label: messages.media,
      group: 'post',
      keys: ['e'],
      context: 'post',
      run: openViewer,
      isAvailable: (target) =>
        buttonIn(target.post, '[data-action="media"]') !== null || playerOf(target) !== null,
    },
    pressing('translate', ['t'], messages.translate),
    acting('copyLink', ['y'], messages.copyLink, onPost),
    acting('original', ['Shift+o'], messages.original, onPost),
    acting('edit', ['Shift+e'], messages.edit, onPost),
    acting('delete', ['Shift+d'], messages.delete, onPost),
    acting('redraft', [], messages.redraft, onPost),
    acting('pin', [], messages.pin, onPost),
    acting('muteConversation', [], messages.muteConversation, onPost),
  ]
}
