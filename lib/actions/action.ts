import type { Message } from '@/lib/i18n'

/**
 * Something that the user can do with an entity, wherever it is offered: as a button, an item of a menu, or by a
 * key. Lists of actions leave out those that do not apply.
 */
export interface Action<Id extends string = string> {
  /** A shortcut for the same action has the same id. */
  readonly id: Id
  readonly label: Message
  /** Values of the placeholders of `label`. */
  readonly values?: Readonly<Record<string, string>>
  /** A second, quieter line. */
  readonly hint?: Message
  /** True while the state is on that the action toggles, e.g. the post is pinned; undefined without such a state. */
  readonly on?: boolean | undefined
  /** True for an action that is not possible now, for the reason in `hint`. Do not run it. */
  readonly isRefused?: boolean
  /** True for actions that hide or delete something. */
  readonly danger?: boolean
  /** The page that `run` opens in a new tab. Menus show a link to it. */
  readonly href?: string
  readonly run: () => void
}

/** Returns the part of an action that opens a page in a new tab. */
export const opening = (href: string) => ({
  href,
  run: () => void window.open(href, '_blank', 'noopener'),
})
