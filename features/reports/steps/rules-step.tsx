import { useId } from 'react'
import type { Instance } from '@/features/instance'
import { useIntl } from '@/lib/i18n'
import { Checkbox } from '@/lib/ui/checkbox/checkbox'
import { stepMessages } from '../messages'
import { ruleIn } from '../rules'
import { Options, Question, type StepProps } from '../step-parts'

/** Chooses the broken rules, in the reader's language where they are translated. */
export function RulesStep({ draft, onChange, heading, rules }: StepProps & Pick<Instance, 'rules'>) {
  const intl = useIntl()
  const id = useId()
  const { ruleIds } = draft
  return (
    <>
      <Question
        heading={heading}
        id={id}
        text={intl.formatMessage(stepMessages.rules)}
        hint={intl.formatMessage(stepMessages.all)}
      />
      <Options question={id}>
        {rules.map((rule) => {
          const { text, hint } = ruleIn(rule, intl.locale)
          return (
            <Checkbox
              key={rule.id}
              label={<bdi>{text}</bdi>}
              hint={hint && <bdi>{hint}</bdi>}
              checked={ruleIds.includes(rule.id)}
              onChange={(on) =>
                onChange({
                  ruleIds: [...ruleIds.filter((each) => each !== rule.id), ...(on ? [rule.id] : [])],
                })
              }
            />
          )
        })}
      </Options>
    </>
  )
}
