import { defineMessages, useIntl, type IntlShape } from '@/lib/i18n'
import { useRuntime, type Runtime } from '@/lib/runtime'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { BoostIcon, BoostOffIcon } from '@/lib/ui/icons'
import { Menu, type MenuEntry, type TriggerProps } from '@/lib/ui/menu'
import type { Status } from '@/schemas/entities'
import { boostStatus } from '../mutations'
import { boostVisibilities } from '../rules'
import { visibilityNames, VisibilityPicture } from '../visibility-icon'
import { messages as rowMessages } from './messages'

const messages = defineMessages({
  unboost: {
    id: 'status.boost.undo',
    defaultMessage: 'Undo boost',
    description: 'Menu under a post: takes the boost back',
  },
  boostTo: {
    id: 'status.boost.to',
    defaultMessage: 'Boost for',
    description: 'Menu under a post: heads the choice of who sees the boost',
  },
})

interface Props {
  status: Status
  /** Boosts or takes the boost back without asking; leads a visitor to the prompt. */
  boost: () => void
}

/** Boosting: now, or for whom. With Shift it boosts directly (product.md 5). */
export function BoostMenu({ status, boost }: Props) {
  const intl = useIntl()
  const runtime = useRuntime()
  const on = Boolean(status.reblogged)
  const label = intl.formatMessage(on ? rowMessages.boosted : rowMessages.boost)
  const renderButton = ({ onClick, ...trigger }: TriggerProps) => (
    <IconButton
      {...trigger}
      icon={<BoostIcon size={18} aria-hidden />}
      label={label}
      pressed={on}
      tone="boost"
      count={status.reblogs_count}
      onClick={(event) => {
        if (event.shiftKey || runtime.me === null) boost()
        else onClick(event)
      }}
    />
  )
  return (
    <Menu
      label={label}
      align="start"
      entries={() => boostEntries(status, runtime, boost, intl)}
      trigger={renderButton}
    />
  )
}

function boostEntries(status: Status, runtime: Runtime, boost: () => void, intl: IntlShape): MenuEntry[] {
  if (status.reblogged)
    return [
      {
        kind: 'item',
        label: intl.formatMessage(messages.unboost),
        icon: <BoostOffIcon size={18} />,
        onSelect: boost,
      },
    ]
  const now: MenuEntry = {
    kind: 'item',
    label: intl.formatMessage(rowMessages.boost),
    icon: <BoostIcon size={18} />,
    onSelect: boost,
  }
  const choices = boostVisibilities(status)
  if (choices.length < 2) return [now]
  return [
    now,
    { kind: 'separator' },
    { kind: 'header', label: intl.formatMessage(messages.boostTo) },
    ...choices.map((visibility): MenuEntry => ({
      kind: 'item',
      label: intl.formatMessage(visibilityNames[visibility]),
      icon: <VisibilityPicture visibility={visibility} />,
      onSelect: () => void runtime.run(boostStatus(status.id, true, visibility)),
    })),
  ]
}
