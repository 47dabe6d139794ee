import { expect, test } from 'vitest'
import { FOLDED_LENGTH, MAX_LENGTH, MAX_EMOJI_IMAGES } from '../sanitize/bounds'
import { renderHtml } from '../render'
import { loadSanitizer } from '../sanitize/sanitizer'
import { toText } from '../to-text'

const repeat = (length: number, unit: (at: number) => string) => {
  let text = ''
  for (let at = 0; text.length < length; at++) text += unit(at)
  return text
}

test('a folded post is parsed as far as it shows, and completely on request', () => {
  const content = `<p>First.</p>${repeat(50_000, () => '<p>More.</p>')}<p>Last.</p>`
  const folded = renderHtml(content, { limit: FOLDED_LENGTH })
  expect([folded.more, folded.long, folded.cut]).toEqual([true, true, false])
  expect(folded.text).not.toContain('Last.')
  const whole = renderHtml(content, { limit: MAX_LENGTH })
  expect([whole.more, whole.long, whole.cut]).toEqual([false, true, false])
  expect(whole.text).toContain('Last.')
})

test('markup beyond the maximum is cut and not offered', () => {
  const { more, cut } = renderHtml(repeat(MAX_LENGTH + 1, () => '<p>More.</p>'))
  expect([more, cut]).toEqual([false, true])
})

test('hashtags at a cut are not taken for the last paragraph', () => {
  const tags = repeat(20_000, (at) => `<a href="https://a.example/tags/t${at}" class="hashtag">#t${at}</a> `)
  const options = { limit: FOLDED_LENGTH, hashtagBar: true }
  expect(renderHtml(`<p>Text.</p><p>${tags}</p>`, options).hashtags).toEqual([])
})

test('links are looked up among mentions and hashtags in linear time', () => {
  const COUNT = 1500
  let read = 0
  const counted = (url: string) => ({
    get url() {
      read += 1
      return url
    },
  })
  const numbers = Array.from({ length: COUNT }, (_, at) => at)
  const mentions = numbers.map((at) =>
    Object.assign(counted(`https://b.example/@u${at}`), {
      id: `${at}`,
      acct: `u${at}@b.example`,
      username: `u${at}`,
    }),
  )
  const tags = numbers.map((at) =>
    Object.assign(counted(`https://b.example/tags/q${at}`), { name: `q${at}` }),
  )
  const links = numbers.map((at) => `<a href="https://a.example/${at}">words ${at}</a>`).join(' ')
  renderHtml(`<p>${links}</p>`, { mentions, tags })
  expect(read).toBeLessThan(COUNT * 20)
})

test('a link of one endless word is cheap', () => {
  const text = `#${'a'.repeat(60_000)} b`
  expect(renderHtml(`<p><a href="https://a.example/">${text}</a></p>`).text).toBe(text)
})

test('custom emoji beyond the maximum stay shortcodes', () => {
  const emojis = [{ shortcode: 'x', url: 'https://a.example/x.png', static_url: 'https://a.example/x.png' }]
  const { html } = renderHtml(`<p>${':x: '.repeat(MAX_EMOJI_IMAGES + 50)}</p>`, { emojis })
  expect((html.__html as string).split('<img').length - 1).toBe(MAX_EMOJI_IMAGES)
})

test('text of very long markup needs no parsing', () => {
  const text = toText(`<p>One &amp; two</p>${'<b>x</b>'.repeat(20_000)}`)
  expect(text.startsWith('One & two x')).toBe(true)
})

test('hundreds of combining marks on one letter are not laid out, also as entities', async () => {
  await loadSanitizer()
  for (const mark of ['\u0301', '&#769;']) {
    const { text } = renderHtml(`<p>a${mark.repeat(5000)}b</p>`)
    expect(text.length, mark).toBeLessThan(20)
  }
})
