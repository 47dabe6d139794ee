import { unescapeHtml, escapeHtml } from '@/lib/html/escape'
import { sanitize } from '@/lib/html/sanitize/sanitize'
import { loadSanitizer } from '@/lib/html/sanitize/sanitizer'
import { endOf, tokens, type HtmlToken } from '@/lib/html/sanitize/tokens'

/** The part of the browser's Translator API we use (developer.mozilla.org, Translator). */
interface TranslatorApi {
  create(options: {
    sourceLanguage: string
    targetLanguage: string
    signal?: AbortSignal
    monitor?: (monitor: EventTarget) => void
  }): Promise<{ translate(text: string): Promise<string>; destroy?(): void }>
}

const api = (): TranslatorApi | undefined => (globalThis as { Translator?: TranslatorApi }).Translator

export type TranslateText = (text: string) => Promise<string>

/**
 * Opens a translator of the browser; `progress` gets the share of the download, 0 to 1. Rejects where there
 * is none.
 */
export async function openTranslator(
  from: string,
  to: string,
  progress: (share: number) => void,
): Promise<{ translate: TranslateText; close: () => void }> {
  const made = await api()?.create({
    sourceLanguage: from,
    targetLanguage: to,
    monitor: (monitor) =>
      monitor.addEventListener('downloadprogress', (event) => progress((event as ProgressEvent).loaded)),
  })
  if (!made) throw new Error('This browser has no translator')
  return { translate: (text) => made.translate(text), close: () => made.destroy?.() }
}

const BLOCKS = new Set('p br blockquote pre ul ol li h1 h2 h3 h4 h5'.split(' '))

const wordsOf = (pieces: readonly HtmlToken[]) =>
  unescapeHtml(pieces.map(({ tag, source }) => (tag ? '' : source)).join(''))

/** Translates one line of inline markup and restores its links where their text survived. */
async function translateLine(pieces: readonly HtmlToken[], translate: TranslateText): Promise<string> {
  const whole = pieces.map(({ source }) => source).join('')
  const links: { words: string; source: string }[] = []
  let rest = ''
  for (let at = 0; at < pieces.length;) {
    const piece = pieces[at]
    if (!piece) break
    const end = piece.tag === 'a' && !piece.closing ? endOf(pieces, at) : at + 1
    const part = pieces.slice(at, end)
    if (end > at + 1) links.push({ words: wordsOf(part), source: part.map(({ source }) => source).join('') })
    else rest += piece.tag ? '' : piece.source
    at = end
  }
  // A text of only names, tags and URLs needs no translation.
  if (!/\p{L}/u.test(unescapeHtml(rest))) return whole
  let markup = escapeHtml(await translate(wordsOf(pieces)))
  for (const { words, source } of links) markup = markup.replace(escapeHtml(words), () => source)
  return markup
}

/** Translates markup line by line; keeps paragraphs, lists, and links whose text survived. */
export async function translateHtml(html: string, translate: TranslateText): Promise<string> {
  await loadSanitizer()
  let written = ''
  let line: HtmlToken[] = []
  const flush = async () => {
    if (line.length > 0) written += await translateLine(line, translate)
    line = []
  }
  for (const piece of tokens(sanitize(html).html)) {
    if (!BLOCKS.has(piece.tag)) line.push(piece)
    else {
      await flush()
      written += piece.source
    }
  }
  await flush()
  return written
}
