import { pushToast } from '@/lib/alerts'
import { defineMessages, type IntlShape } from '@/lib/i18n'

const messages = defineMessages({
  copied: {
    id: 'status.link.copied',
    defaultMessage: 'Link copied',
    description: 'After copying the link of a post',
  },
  notCopied: {
    id: 'status.link.notCopied',
    defaultMessage: 'The link could not be copied: {link}',
    description: 'The browser refused the clipboard; the link is shown so that it can be selected',
  },
  embedCopied: {
    id: 'status.embed.copied',
    defaultMessage: 'Embed code copied',
    description: 'After copying the markup that shows a post on other web pages',
  },
  embedNotCopied: {
    id: 'status.embed.notCopied',
    defaultMessage: 'The embed code could not be copied: {code}',
    description: 'The browser refused the clipboard; the markup is shown so that it can be selected',
  },
  notShared: {
    id: 'status.link.notShared',
    defaultMessage: 'The device could not share this',
    description: 'Sharing by the device failed',
  },
})

/** Copies a link and confirms it, or shows the link where the browser refuses. */
export async function copyLink(link: string, intl: IntlShape): Promise<void> {
  try {
    await navigator.clipboard.writeText(link)
    pushToast({ kind: 'success', text: intl.formatMessage(messages.copied) })
  } catch {
    pushToast({ kind: 'error', text: intl.formatMessage(messages.notCopied, { link }) })
  }
}

/** Returns HTML that embeds a post of a Mastodon server in another web page; `link` is its URL. */
export const embedCode = (link: string): string =>
  `<iframe src="${new URL(link).href.replaceAll('"', '%22')}/embed" width="400" style="max-width: 100%; border: 0" allowfullscreen="allowfullscreen"></iframe>`

/** Copies the HTML of `embedCode` and confirms it, or shows it where the browser refuses. */
export async function copyEmbedCode(link: string, intl: IntlShape): Promise<void> {
  const code = embedCode(link)
  try {
    await navigator.clipboard.writeText(code)
    pushToast({ kind: 'success', text: intl.formatMessage(messages.embedCopied) })
  } catch {
    pushToast({ kind: 'error', text: intl.formatMessage(messages.embedNotCopied, { code }) })
  }
}

/** Opens the share sheet of the device. Cancelling is not an error. */
export async function share(link: string, title: string, intl: IntlShape): Promise<void> {
  try {
    await navigator.share({ url: link, title })
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return
    pushToast({ kind: 'error', text: intl.formatMessage(messages.notShared) })
  }
}
