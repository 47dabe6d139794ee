import { useId } from 'react'
import { useIntl } from '@/lib/i18n'
import { Checkbox } from '@/lib/ui/checkbox/checkbox'
import { TextArea } from '@/lib/ui/text-area/text-area'
import { isInputMethodKey } from '@/lib/util/input-method'
import { stepMessages } from '../messages'
import styles from '../report.module.css'
import { codePointCount } from '@/lib/util/code-points'
import { MAX_COMMENT } from '../rules'
import { Question, type StepProps } from '../step-parts'

interface Props extends StepProps {
  /** Servers that the report can be forwarded to. */
  domains: readonly string[]
  /** True while the report is sent: what is entered then would be lost. */
  isSending: boolean
  onSubmit: () => void
}

/** Asks for a comment, and for the servers to forward the report to. */
export function CommentStep({ draft, onChange, heading, domains, isSending, onSubmit }: Props) {
  const intl = useIntl()
  const id = useId()
  const { comment, declined } = draft
  const left = MAX_COMMENT - codePointCount(comment.trim())
  return (
    <>
      <Question heading={heading} id={id} text={intl.formatMessage(stepMessages.comment)} />
      <TextArea
        label={intl.formatMessage(stepMessages.commentLabel)}
        hideLabel
        className={styles.comment ?? ''}
        value={comment}
        readOnly={isSending}
        error={left < 0 && intl.formatMessage(stepMessages.tooLong, { count: -left })}
        onChange={(event) => onChange({ comment: event.target.value })}
        onKeyDown={(event) => {
          if (isInputMethodKey(event.nativeEvent)) return
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSubmit()
        }}
      />
      {left >= 0 && (
        <p className={styles.counter}>{intl.formatMessage(stepMessages.left, { count: left })}</p>
      )}
      {domains.length > 0 && (
        <fieldset className={styles.forward} disabled={isSending}>
          <legend className={styles.hint}>{intl.formatMessage(stepMessages.forwardHint)}</legend>
          {domains.map((domain) => (
            <Checkbox
              key={domain}
              label={intl.formatMessage(stepMessages.forward, { domain })}
              checked={!declined.includes(domain)}
              onChange={(on) =>
                onChange({
                  declined: [...declined.filter((each) => each !== domain), ...(on ? [] : [domain])],
                })
              }
            />
          ))}
        </fieldset>
      )}
    </>
  )
}
