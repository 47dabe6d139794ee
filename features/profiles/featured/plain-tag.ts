/** Normalises a hashtag for comparison. */
export const plainTag = (name: string): string => name.replace(/^#/, '').normalize('NFC').toLowerCase()
