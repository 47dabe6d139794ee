import { pushToast } from '@/lib/alerts'
import { defineMessages, type IntlShape } from '@/lib/i18n'

const messages = defineMessages({
  copied: {
    id: 'status.link.copied',
    defaultMessage: 'Link copied',
    description: 'Notice after copying the link of a post',
  },
  notCopied: {
    id: 'status.link.notCopied',
    defaultMessage: 'Couldn’t copy the link. Select it here instead: {link}',
    description: 'Notice when the browser denies access to the clipboard; {link}: URL of a post',
  },
  embedCopied: {
    id: 'status.embed.copied',
    defaultMessage: 'Embed code copied',
    description: 'Notice after copying the HTML that embeds a post in a web page',
  },
  embedNotCopied: {
    id: 'status.embed.notCopied',
    defaultMessage: 'Couldn’t copy the embed code. Select it here instead: {code}',
    description: 'Notice when the browser denies access to the clipboard; {code}: HTML that embeds a post',
  },
  notShared: {
    id: 'status.link.notShared',
    defaultMessage: 'Couldn’t share this. Try copying the link instead.',
    description: 'Notice when the share sheet of the device failed',
  },
})

/** Copies a link and confirms it, or shows the link where the browser refuses. */
export async function copyLink(link: string, intl: IntlShape): Promise<void> {
  try {
    await navigator.clipboard.writeText(link)
    pushToast({ kind: 'success', text: () => intl.formatMessage(messages.copied) })
  } catch {
    pushToast({ kind: 'error', text: () => intl.formatMessage(messages.notCopied, { link }) })
  }
}

/** Returns HTML that embeds a post of a Mastodon server in another web page; `link` is its URL. */
const embedCode = (link: string): string =>
  `<iframe src="${new URL(link).href.replaceAll('"', '%22')}/embed" width="400" style="max-width: 100%; border: 0" allowfullscreen="allowfullscreen"></iframe>`

/** Copies the HTML of `embedCode` and confirms it, or shows it where the browser refuses. */
export async function copyEmbedCode(link: string, intl: IntlShape): Promise<void> {
  const code = embedCode(link)
  try {
    await navigator.clipboard.writeText(code)
    pushToast({ kind: 'success', text: () => intl.formatMessage(messages.embedCopied) })
  } catch {
    pushToast({ kind: 'error', text: () => intl.formatMessage(messages.embedNotCopied, { code }) })
  }
}

/** Opens the share sheet of the device. Cancelling is not an error. */
export async function share(link: string, title: string, intl: IntlShape): Promise<void> {
  try {
    await navigator.share({ url: link, title })
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return
    pushToast({ kind: 'error', text: () => intl.formatMessage(messages.notShared) })
  }
}
