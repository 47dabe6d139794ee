import { getSettings } from '@/features/settings'
import { canCommand, command } from '@/lib/bus'
import type { IntlShape, Message } from '@/lib/i18n'
import { pushModal } from '@/lib/modals'
import type { Runtime } from '@/lib/runtime'
import { BoostIcon, BoostOffIcon, QuoteIcon } from '@/lib/ui/icons'
import type { MenuEntry } from '@/lib/ui/menu'
import type { Status } from '@/schemas/entities'
import { boostStatus } from '../mutations'
import { boostVisibilities, quoteChoice } from '../rules'
import { visibilityNames, VisibilityPicture } from '../visibility-icon'
import { messages, refusals } from './messages'
import './boost-modal'

/** In px. */
const ICON_SIZE = 18

/**
 * State of quoting since the menu opened. known = the quote policy was in the cache; loading = being
 * requested; loaded = answered while the menu is open; unknown / unsupported = the menu opened before the
 * app knew whether the server supports quotes.
 */
export type Quoting = 'known' | 'loading' | 'loaded' | 'unknown' | 'unsupported'

/** Returns the quote entry, disabled with its reason where quoting is not allowed; absent without quotes. */
function quoteEntry(
  status: Status,
  quoting: Quoting | null,
  { me, identity }: Runtime,
  intl: IntlShape,
): MenuEntry | false {
  if (!canCommand('quote')) return false
  const choice = quoteChoice(status, me, quoting !== null)
  const icon = <QuoteIcon size={ICON_SIZE} />
  const onSelect = () => void command('quote', { identity: identity.key, statusId: status.id })
  const off = (hint: Message): MenuEntry => ({
    kind: 'item',
    label: intl.formatMessage(messages.quote),
    hint: intl.formatMessage(hint),
    icon,
    onSelect,
    disabled: true,
  })
  if (quoting === 'unknown') return off(messages.loading)
  if (quoting === 'unsupported') return off(messages.unsupported)
  if (choice.allowed)
    return choice.manual
      ? {
          kind: 'item',
          shortcut: 'quote',
          label: intl.formatMessage(messages.request),
          hint: intl.formatMessage(messages.manual),
          icon,
          onSelect,
        }
      : {
          kind: 'item',
          shortcut: 'quote',
          label: intl.formatMessage(messages.quote),
          // Keep the height of the hint that was there while loading.
          ...(quoting === 'loaded' && { hint: '\u00a0' }),
          icon,
          onSelect,
        }
  if (choice.reason === 'unsupported') return false
  return off(
    quoting === 'loading' && choice.reason !== 'private' ? messages.loading : refusals[choice.reason],
  )
}

/** Returns the visibilities to boost with, where there is a choice and no confirmation dialog follows. */
function audienceEntries(status: Status, runtime: Runtime, intl: IntlShape): MenuEntry[] {
  const choices = boostVisibilities(status)
  if (status.reblogged || choices.length < 2 || getSettings().confirmBoost) return []
  return [
    { kind: 'separator' },
    { kind: 'header', label: intl.formatMessage(messages.visibility) },
    ...choices.map((visibility): MenuEntry => ({
      kind: 'item',
      label: intl.formatMessage(visibilityNames[visibility]),
      icon: <VisibilityPicture visibility={visibility} />,
      onSelect: () => void runtime.run(boostStatus(runtime, status.id, true, visibility)),
    })),
  ]
}

/** Returns the entries of the menu for boosting and quoting. */
export function boostEntries(
  status: Status,
  /** Null: the server has no quotes. */
  quoting: Quoting | null,
  runtime: Runtime,
  intl: IntlShape,
): (MenuEntry | false)[] {
  const { id, reblogged } = status
  const boost = () => {
    if (!reblogged && getSettings().confirmBoost) pushModal('BOOST', { statusId: id }, runtime.identity.key)
    else void runtime.run(boostStatus(runtime, id, !reblogged))
  }
  const Icon = reblogged ? BoostOffIcon : BoostIcon
  return [
    {
      kind: 'item',
      shortcut: 'boost',
      label: intl.formatMessage(reblogged ? messages.unboost : messages.boost),
      icon: <Icon size={ICON_SIZE} />,
      onSelect: boost,
    },
    quoteEntry(status, quoting, runtime, intl),
    ...audienceEntries(status, runtime, intl),
  ]
}
