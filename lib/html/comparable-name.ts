/**
 * Returns the form in which names of hashtags and accounts are compared, as servers do: upper case and full-width
 * letters make no difference.
 */
export const comparableName = (name: string): string => name.normalize('NFKC').toLowerCase()
