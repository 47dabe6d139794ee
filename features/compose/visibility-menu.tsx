import { visibilityNames } from '@/features/statuses'
import { useIntl } from '@/lib/i18n'
import { Button } from '@/lib/ui/button/button'
import { ChevronDownIcon, DirectIcon, PrivateIcon, PublicIcon, UnlistedIcon } from '@/lib/ui/icons'
import { Menu, type TriggerProps } from '@/lib/ui/menu'
import { VISIBILITIES, type Visibility } from '@/schemas/status'
import { visibilityMessages as messages } from './messages'
import styles from './composer.module.css'

const ICONS = { public: PublicIcon, unlisted: UnlistedIcon, private: PrivateIcon, direct: DirectIcon }

interface Props {
  value: Visibility
  /** Of the post that is answered. */
  parent: Visibility | null
  onChange: (value: Visibility) => void
  disabled?: boolean
}

const isVisibility = (value: string): value is Visibility => VISIBILITIES.some((one) => one === value)

/** Who can see it: the one chosen, and a menu that explains all four. */
export function VisibilityMenu({ value, parent, onChange, disabled = false }: Props) {
  const intl = useIntl()
  const Icon = ICONS[value]
  const name = intl.formatMessage(visibilityNames[value])
  const widest = parent ? VISIBILITIES.indexOf(parent) : 0
  const renderButton = (trigger: TriggerProps) => (
    <Button
      variant="quiet"
      size="small"
      className={styles.visibility}
      data-visibility={value}
      icon={<Icon aria-hidden />}
      aria-label={intl.formatMessage(messages.chosen, { visibility: name })}
      disabled={disabled}
      {...trigger}
    >
      <span className={styles.visibilityName}>{name}</span>
      <ChevronDownIcon aria-hidden size="0.875rem" />
    </Button>
  )
  return (
    <Menu
      label={intl.formatMessage(messages.label)}
      align="start"
      entries={() => [
        {
          kind: 'choice',
          label: intl.formatMessage(messages.label),
          value,
          options: VISIBILITIES.map((one, at) => {
            const Face = ICONS[one]
            return {
              value: one,
              label: intl.formatMessage(visibilityNames[one]),
              icon: <Face aria-hidden />,
              hint: intl.formatMessage(at < widest ? messages.wider : messages[one]),
            }
          }),
          onSelect: (chosen) => isVisibility(chosen) && onChange(chosen),
        },
      ]}
      trigger={renderButton}
    />
  )
}
