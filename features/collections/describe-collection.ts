import { toText } from '@/lib/html/to-text'
import type { Collection } from './collection'

/** Returns the description of a collection as plain text on one line. Other servers send markup. */
export const describeCollection = ({ description, local }: Collection): string =>
  (local ? description : toText(description)).replace(/\s+/g, ' ').trim()
