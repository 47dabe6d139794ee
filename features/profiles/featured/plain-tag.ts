/** The name of a hashtag as it is compared. */
export const plainName = (name: string): string => name.replace(/^#/, '').normalize('NFC').toLowerCase()
