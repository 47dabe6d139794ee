import type { Draft, Problem } from './draft'

/** Id of the notice that says why a draft was not published. */
export const problemId = ({ id }: Pick<Draft, 'id'>): string => `problem-${id}`

/** Id of the part that a problem is about: parts are sent one after the other, so the first that is not published. */
export const problemPart = ({ parts }: Pick<Draft, 'parts'>): string =>
  (parts.find(({ posted }) => posted === null) ?? parts[0]).id

/** True when the problem of a draft is about this field of this part. */
export const isProblemAbout = (draft: Draft, field: NonNullable<Problem['field']>, partId: string): boolean =>
  draft.problem?.field === field && (field === 'schedule' || problemPart(draft) === partId)

/** Marks a control as the one that the problem of its draft is about. */
export const problemMarks = (draft: Draft, field: NonNullable<Problem['field']>, partId: string) =>
  isProblemAbout(draft, field, partId) ? { 'aria-invalid': true, 'aria-describedby': problemId(draft) } : {}
