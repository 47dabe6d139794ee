import { useId } from 'react'
import { visibilityIcons, visibilityNames } from '@/features/statuses'
import { useIntl } from '@/lib/i18n'
import { confirm } from '@/lib/modals'
import { Button } from '@/lib/ui/button/button'
import { Checkbox } from '@/lib/ui/checkbox/checkbox'
import { AlertIcon, ChevronDownIcon } from '@/lib/ui/icons'
import type { TriggerProps } from '@/lib/ui/menu'
import { Popover } from '@/lib/ui/popover'
import { carefulVisibility, VISIBILITIES, type Visibility } from '@/schemas/statuses/status'
import { messages as audience } from './audience-messages'
import styles from './audience-picker.module.css'
import { visibilityMessages as messages } from '../messages'
import { composerQuoteMessages } from '../editor/previews/quote-messages'
import { QUOTE_POLICIES, type QuotePolicy } from '@/schemas/statuses/quote'
import { visibilityChange, widenedConversation } from './audience-rules'
import type { Composing } from '../editor/composing'

const POLICIES = { public: audience.everyone, followers: audience.followers, nobody: audience.nobody }
const WIDEN = {
  direct: { text: audience.widenText, cancel: audience.widenCancel },
  private: { text: audience.widenFollowersText, cancel: audience.widenFollowersCancel },
}
/** Labels of the confirming button: each says who will see the post. */
const WIDEN_TO = {
  public: audience.widenToPublic,
  unlisted: audience.widenToUnlisted,
  private: audience.widenToFollowers,
  // Nothing is more private.
  direct: audience.widenToFollowers,
}

interface Props {
  composing: Composing
}

function Visibilities({ composing, close }: Props & { close: () => void }) {
  const intl = useIntl()
  const name = useId()
  const { draft, visibility, change } = composing
  const { parent, quoted } = draft.fields
  const fixed = draft.editing !== null
  const atLeast =
    quoted && carefulVisibility(quoted.visibility) === 'private' ? VISIBILITIES.indexOf('private') : 0
  const widest = parent ? VISIBILITIES.indexOf(carefulVisibility(parent.visibility)) : 0

  const choose = (next: Visibility) => {
    const apply = () => change(visibilityChange(draft, next))
    const left = widenedConversation(draft, visibility, next)
    if (left === null) return apply()
    close()
    void confirm(
      (dialogIntl) => ({
        title: dialogIntl.formatMessage(audience.widenTitle),
        text: dialogIntl.formatMessage(WIDEN[left].text, {
          visibility: dialogIntl.formatMessage(visibilityNames[next]),
        }),
        confirm: dialogIntl.formatMessage(WIDEN_TO[next]),
        cancel: dialogIntl.formatMessage(WIDEN[left].cancel),
      }),
      draft.identity,
    ).then((yes) => yes && apply())
  }
  const hintOf = (one: Visibility, at: number) => {
    if (one === 'direct' && quoted && !fixed) return composerQuoteMessages.toLink
    return at < widest ? messages.morePublic : messages[one]
  }
  return (
    <fieldset className={styles.group} disabled={fixed}>
      <legend>{intl.formatMessage(messages.label)}</legend>
      {VISIBILITIES.map((one, at) => (
        <Checkbox
          key={one}
          kind="radio"
          name={name}
          label={intl.formatMessage(visibilityNames[one])}
          hint={intl.formatMessage(hintOf(one, at))}
          checked={one === visibility}
          disabled={at < atLeast}
          onChange={() => choose(one)}
        />
      ))}
      {visibility === null && !fixed && (
        <p className={styles.note}>{intl.formatMessage(messages.unknownText)}</p>
      )}
      {fixed && <p className={styles.note}>{intl.formatMessage(audience.fixed)}</p>}
      {atLeast > 0 && <p className={styles.note}>{intl.formatMessage(audience.quotesPrivate)}</p>}
    </fieldset>
  )
}

function Policies({ composing }: Props) {
  const intl = useIntl()
  const name = useId()
  const { visibility, quotePolicy, change } = composing
  const forced =
    visibility === 'private' ? audience.forcedPrivate : visibility === 'direct' ? audience.forcedDirect : null
  return (
    <fieldset className={styles.group} disabled={forced !== null}>
      <legend>{intl.formatMessage(audience.quotes)}</legend>
      {QUOTE_POLICIES.map((one: QuotePolicy) => (
        <Checkbox
          key={one}
          kind="radio"
          name={name}
          label={intl.formatMessage(POLICIES[one])}
          checked={one === quotePolicy}
          onChange={() => change({ quotePolicy: one })}
        />
      ))}
      {forced && <p className={styles.note}>{intl.formatMessage(forced)}</p>}
    </fieldset>
  )
}

/** Chooses visibility and quote policy: a short button, and a panel that explains every choice. */
export function AudiencePicker({ composing }: Props) {
  const intl = useIntl()
  const { draft, readOnly, hasQuotes } = composing
  // The server keeps the visibility of a published post, also one that is not known here.
  const visibility = draft.editing?.visibility ?? composing.visibility
  const Icon = visibility === null ? AlertIcon : visibilityIcons[visibility]
  const name = intl.formatMessage(visibility === null ? messages.unknown : visibilityNames[visibility])
  const isNamed = visibility !== null && visibility !== 'unknown'
  const renderButton = (trigger: TriggerProps) => (
    <Button
      variant="quiet"
      size="small"
      className={styles.button}
      data-visibility={visibility ?? 'unknown'}
      icon={<Icon aria-hidden />}
      aria-label={isNamed ? intl.formatMessage(messages.button, { visibility: name }) : name}
      disabled={readOnly}
      {...trigger}
    >
      <span className={styles.name}>{name}</span>
      <ChevronDownIcon aria-hidden size="0.875rem" />
    </Button>
  )
  return (
    <Popover
      label={intl.formatMessage(hasQuotes ? audience.title : messages.label)}
      align="start"
      trigger={renderButton}
    >
      {(close) => (
        <div className={styles.panel}>
          <Visibilities composing={composing} close={close} />
          {hasQuotes && <Policies composing={composing} />}
        </div>
      )}
    </Popover>
  )
}
