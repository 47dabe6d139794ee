import { escapeHtml } from '@/lib/html/escape'
import type { Account } from '@/schemas/entities'

/** Returns the link that proves to servers that a website belongs to an account. */
export const relMeLink = ({ url, username }: Pick<Account, 'url' | 'username'>): string =>
  `<a rel="me" href="${escapeHtml(url)}">@${escapeHtml(username)}</a>`
