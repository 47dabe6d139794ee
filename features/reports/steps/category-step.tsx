import { useId } from 'react'
import { useCapability } from '@/features/instance'
import { useIntl } from '@/lib/i18n'
import { Checkbox } from '@/lib/ui/checkbox/checkbox'
import { categoryMessages } from '../messages'
import { categoriesOf } from '../rules'
import { Options, Question, type StepProps } from '../step-parts'

/** Chooses the reason of a report. */
export function CategoryStep({ draft, onChange, heading, hasRules }: StepProps & { hasRules: boolean }) {
  const intl = useIntl()
  const id = useId()
  const hasLegal = useCapability('legalReports')
  return (
    <>
      <Question
        heading={heading}
        id={id}
        text={intl.formatMessage(draft.source === null ? categoryMessages.profile : categoryMessages.post)}
        hint={intl.formatMessage(categoryMessages.hint)}
      />
      <Options question={id}>
        {categoriesOf(hasRules, hasLegal).map((category) => (
          <Checkbox
            key={category}
            kind="radio"
            name={id}
            label={intl.formatMessage(categoryMessages[category])}
            hint={intl.formatMessage(categoryMessages[`${category}Hint`])}
            checked={draft.category === category}
            onChange={() => onChange({ category })}
          />
        ))}
      </Options>
    </>
  )
}
