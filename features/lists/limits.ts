/** Maximum number of characters of a list's name on Mastodon. */
export const MAX_TITLE_LENGTH = 256
