import { useState, type ComponentProps } from 'react'
import { EmojiText } from '@/lib/html/emoji-text'
import { Html } from '@/lib/html/html'
import { toText } from '@/lib/html/to-text'
import { defineMessages, fullDate, useIntl } from '@/lib/i18n'
import { Button } from '@/lib/ui/button/button'
import { VerifiedIcon } from '@/lib/ui/icons'
import type { ProfileField } from '@/schemas/accounts/account'
import { Mark } from './mark'
import styles from './header.module.css'

const messages = defineMessages({
  verified: {
    id: 'profile.verified',
    defaultMessage: 'Ownership of this link was checked on {date}',
    description: 'Label of a verified link on a profile; {date}: date of the verification',
  },
  all: {
    id: 'profile.fields.all',
    defaultMessage: 'Show all',
    description: 'Button under the fields of a profile that are long or many',
  },
  fewer: {
    id: 'profile.fields.fewer',
    defaultMessage: 'Show less',
    description: 'Button under the fields of a profile that are shown in full',
  },
})

/** Fields shown at first, and the length in characters from which a name or value is cut. */
const MAX_FIELDS = 6
const MAX_NAME = 60
const MAX_VALUE = 140

/** True when a field is cut to a few lines at first. Its length decides, so that nothing moves after the first paint. */
const isLongField = ({ name, value }: Pick<ProfileField, 'name' | 'value'>): boolean =>
  name.length > MAX_NAME || toText(value).length > MAX_VALUE

interface Props extends Omit<ComponentProps<typeof Html>, 'content' | 'className'> {
  fields: readonly ProfileField[]
}

/** The fields of a profile; long ones are cut and further ones left out until the user shows all. */
export function ProfileFields({ fields, ...content }: Props) {
  const intl = useIntl()
  const [all, setAll] = useState(false)
  if (fields.length === 0) return null
  const hasMore = fields.length > MAX_FIELDS || fields.some(isLongField)
  return (
    <>
      <dl className={styles.fields}>
        {(all ? fields : fields.slice(0, MAX_FIELDS)).map((field, index) => (
          <div
            key={index}
            className={styles.field}
            data-verified={field.verified_at !== null || undefined}
            data-cut={(!all && isLongField(field)) || undefined}
          >
            <dt dir="auto">
              <EmojiText text={field.name} emojis={content.emojis ?? []} />
            </dt>
            <dd>
              {field.verified_at !== null && (
                <Mark
                  icon={<VerifiedIcon size="1rem" aria-hidden />}
                  name={intl.formatMessage(messages.verified, { date: fullDate(intl, field.verified_at) })}
                />
              )}
              <Html content={field.value} {...content} />
            </dd>
          </div>
        ))}
      </dl>
      {hasMore && (
        <Button
          variant="quiet"
          size="small"
          aria-expanded={all}
          className={styles.more}
          onClick={() => setAll(!all)}
        >
          {intl.formatMessage(all ? messages.fewer : messages.all)}
        </Button>
      )}
    </>
  )
}
