import { defineMessages, useIntl } from '@/lib/i18n'
import { DirectIcon, InfoIcon, PrivateIcon, PublicIcon, UnlistedIcon } from '@/lib/ui/icons'
import type { StatusVisibility } from '@/schemas/statuses/status'
import styles from './visibility-icon.module.css'

/** The icon of each visibility, to use next to its name. */
export const visibilityIcons = {
  public: PublicIcon,
  unlisted: UnlistedIcon,
  private: PrivateIcon,
  direct: DirectIcon,
  unknown: InfoIcon,
}

export const visibilityNames = defineMessages({
  public: {
    id: 'status.visibility.public',
    defaultMessage: 'Public',
    description: 'Visibility of a post: visible to everyone',
  },
  unlisted: {
    id: 'status.visibility.unlisted',
    defaultMessage: 'Quiet public',
    description: 'Visibility of a post: visible to everyone, but not in public feeds, search or trends',
  },
  private: {
    id: 'status.visibility.private',
    defaultMessage: 'Followers',
    description: 'Visibility of a post: visible to followers only',
  },
  direct: {
    id: 'status.visibility.direct',
    defaultMessage: 'Private mention',
    description: 'Visibility of a post: visible to mentioned people only',
  },
  unknown: {
    id: 'status.visibility.unknown',
    defaultMessage: 'Unknown visibility',
    description: 'Visibility of a post: the server calls it by a word that Skein does not know',
  },
})

interface Props {
  visibility: StatusVisibility
  /** CSS length; by default it grows with the text. */
  size?: string
}

/** Only the icon, where its name is next to it. */
export function VisibilityPicture({ visibility, size = '1.125rem' }: Props) {
  const Icon = visibilityIcons[visibility]
  return <Icon size={size} aria-hidden />
}

/** The visibility of a post as an icon with an accessible name. */
export function VisibilityIcon({ visibility, size = '0.875rem' }: Props) {
  const intl = useIntl()
  const name = intl.formatMessage(visibilityNames[visibility])
  return (
    <span title={name} className={styles.icon}>
      <VisibilityPicture visibility={visibility} size={size} />
      <span className="visually-hidden">{name}</span>
    </span>
  )
}
