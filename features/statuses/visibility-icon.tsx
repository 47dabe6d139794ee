import { defineMessages, useIntl } from '@/lib/i18n'
import { DirectIcon, PrivateIcon, PublicIcon, UnlistedIcon } from '@/lib/ui/icons'
import type { Visibility } from '@/schemas/status'
import styles from './visibility-icon.module.css'

const ICONS = { public: PublicIcon, unlisted: UnlistedIcon, private: PrivateIcon, direct: DirectIcon }

export const visibilityNames = defineMessages({
  public: {
    id: 'status.visibility.public',
    defaultMessage: 'Public',
    description: 'Visibility of a post: everybody sees it',
  },
  unlisted: {
    id: 'status.visibility.unlisted',
    defaultMessage: 'Quiet public',
    description: 'Visibility of a post: everybody may see it, it is not listed',
  },
  private: {
    id: 'status.visibility.private',
    defaultMessage: 'Followers',
    description: 'Visibility of a post: followers only',
  },
  direct: {
    id: 'status.visibility.direct',
    defaultMessage: 'Private mention',
    description: 'Visibility of a post: the mentioned only',
  },
})

interface Props {
  visibility: Visibility
  /** CSS length; default grows with the text around it. */
  size?: string
}

/** The picture alone, where its name is written beside it. */
export function VisibilityPicture({ visibility, size = '1.125rem' }: Props) {
  const Icon = ICONS[visibility]
  return <Icon size={size} aria-hidden />
}

/** Who sees a post, as a picture with a name. */
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
