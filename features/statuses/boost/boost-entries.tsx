import type { IntlShape } from '@/lib/i18n'
import type { Runtime } from '@/lib/runtime'
import { BoostIcon, BoostOffIcon, QuoteIcon } from '@/lib/ui/icons'
import type { MenuEntry } from '@/lib/ui/menu'
import { actionEntries } from '@/lib/ui/menu/action-entries'
import type { Status } from '@/schemas/entities'
import type { Visibility } from '@/schemas/statuses/status'
import { VisibilityPicture } from '../visibility-icon'
import { audienceActions, namedBoostAction, quoteAction, type Quoting } from './boost-actions'
import { messages } from './messages'

/** Keeps the height of the hint that was there while loading. */
const withHint = (entry: MenuEntry): MenuEntry =>
  entry.kind === 'item' ? { hint: '\u00a0', ...entry } : entry

/** Returns the entries of the menu for boosting and quoting. */
export function boostEntries(
  status: Status,
  /** Null: the server has no quotes. */
  quoting: Quoting | null,
  /** The readers of a boost without a choice; null while they are not known. */
  usual: Visibility | null,
  runtime: Runtime,
  intl: IntlShape,
): MenuEntry[] {
  const quote = quoteAction(runtime, status, quoting)
  const quotes = quote ? actionEntries([quote], { quote: QuoteIcon }, intl, { hasKeys: true }) : []
  const audience = audienceActions(runtime, status, usual).map(({ visibility, label, run }): MenuEntry => ({
    kind: 'item',
    label: intl.formatMessage(label),
    icon: <VisibilityPicture visibility={visibility} />,
    onSelect: run,
  }))
  return [
    ...actionEntries(
      [namedBoostAction(runtime, status, usual)],
      { boost: { off: BoostIcon, on: BoostOffIcon } },
      intl,
      { hasKeys: true },
    ),
    ...(quoting === 'loaded' ? quotes.map(withHint) : quotes),
    ...(audience.length > 0
      ? ([{ kind: 'separator' }, { kind: 'header', label: intl.formatMessage(messages.visibility) }] as const)
      : []),
    ...audience,
  ]
}
