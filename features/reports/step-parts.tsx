import type { ReactNode, RefObject } from 'react'
import type { ReportDraft } from './report-draft'
import styles from './report.module.css'

export interface StepProps {
  draft: ReportDraft
  onChange: (change: Partial<ReportDraft>) => void
  /** The question, which gets the focus when the step opens. */
  heading: RefObject<HTMLHeadingElement | null>
}

interface QuestionProps extends Pick<StepProps, 'heading'> {
  id: string
  text: string
  hint?: string
}

/** The question of a step. */
export const Question = ({ heading, id, text, hint }: QuestionProps) => (
  <>
    <h3 ref={heading} id={id} tabIndex={-1} className={styles.question}>
      {text}
    </h3>
    {hint && (
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
    )}
  </>
)

interface OptionsProps {
  /** Id of the question. */
  question: string
  children: ReactNode
}

/** The answers of a step as a named group. */
export const Options = ({ question, children }: OptionsProps) => (
  <fieldset className={styles.options} aria-labelledby={question} aria-describedby={`${question}-hint`}>
    {children}
  </fieldset>
)
