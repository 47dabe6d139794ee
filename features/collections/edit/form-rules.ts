import { codePointCount } from '@/lib/util/code-points'
import { COLLECTION_LIMITS } from '../limits'
import type { CollectionDetails } from '../patches'

/** Returns the number of characters left; negative when there are too many. */
export const roomIn = ({ name, description }: CollectionDetails) => ({
  name: COLLECTION_LIMITS.name - codePointCount(name.trim()),
  description: COLLECTION_LIMITS.description - codePointCount(description.trim()),
})

/** Returns the details as they are sent: without spaces around, and the topic without #. */
export const trimmedDetails = (details: CollectionDetails): CollectionDetails => ({
  ...details,
  name: details.name.trim(),
  description: details.description.trim(),
  tag_name: details.tag_name.trim().replace(/^[#＃]/, ''),
})

/** Letters, digits and underscores, and not digits alone. */
const TAG = /^(?=.*[\p{L}_])[\p{L}\p{M}\p{N}_·]+$/u

/** The fields that keep a form from being sent. */
export type FormProblem = 'noName' | 'longName' | 'longDescription' | 'badTopic'

export function formProblems(details: CollectionDetails): FormProblem[] {
  const { name, tag_name: tag } = trimmedDetails(details)
  const left = roomIn(details)
  const problems: (FormProblem | false)[] = [
    name === '' && 'noName',
    left.name < 0 && 'longName',
    left.description < 0 && 'longDescription',
    tag !== '' && !TAG.test(tag) && 'badTopic',
  ]
  return problems.filter((problem) => problem !== false)
}
