import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { EmojiText } from '../emoji-text'
import { HOSTILE_MARKUP } from './hostile-corpus.testing'
import { HOSTILE_URLS } from './hostile-urls.testing'
import { Html } from '../html'
import { ALLOWED_CLASS } from '../sanitize/policy'
import { renderHtml } from '../render'
import { sanitize } from '../sanitize/sanitize'
import { toText } from '../to-text'
import { linkUrl, mediaUrl } from '../url'

afterEach(cleanup)

const TAG =
  'p|br|span|a|abbr|del|s|pre|blockquote|code|b|strong|u|sub|sup|i|img|em|h[1-5]|ul|ol|li|ruby|rt|rp'
const ATTRIBUTE =
  'class|id|title|dir|lang|href|rel|target|translate|src|alt|cite|start|reversed|value|draggable|loading|decoding|data-(?:emoji|moving|link|path|id|acct|tag|host)'
/** Only these tags, quoted attributes and text, so that no parser can read it differently. */
const GRAMMAR = new RegExp(`^(?:</(?:${TAG})>|<(?:${TAG})(?: (?:${ATTRIBUTE})="[^"<>]*")*(?: /)?>|[^<>]+)*$`)

const SAFE_LINK = /^(?:https?:\/\/[^/]|mailto:)/
const OUR_ROUTE = /^\/(?:@|tags\/)[^/]/

const words = (text: string) => text.replace(/\s+/g, ' ')

function check(markup: string): void {
  expect(markup).toMatch(GRAMMAR)
  const root = document.createElement('div')
  root.innerHTML = markup
  for (const element of root.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      expect(name).not.toMatch(/^on|^style$/i)
      if (name === 'id') expect(value).toMatch(/^user-content-[\w-]+$/)
      if (name === 'class') for (const one of value.split(' ')) expect(one).toMatch(ALLOWED_CLASS)
      if (name === 'href') expect(value).toMatch(element.hasAttribute('data-path') ? OUR_ROUTE : SAFE_LINK)
      if (name === 'href' && !element.hasAttribute('data-path')) {
        expect(element.getAttribute('target')).toBe('_blank')
        expect(element.getAttribute('rel')).toContain('noopener')
      }
      if (name === 'cite') expect(value).toMatch(SAFE_LINK)
      if (name === 'src' || name === 'data-moving') expect(value).toMatch(/^https:\/\/[^/]/)
    }
  }
}

test('the corpus is large and without duplicates', () => {
  expect(new Set(HOSTILE_MARKUP).size).toBe(HOSTILE_MARKUP.length)
  expect(new Set(HOSTILE_URLS).size).toBe(HOSTILE_URLS.length)
  expect(HOSTILE_MARKUP.length).toBeGreaterThan(300)
  expect(HOSTILE_URLS.length).toBeGreaterThan(90)
})

describe('markup', () => {
  test.each(HOSTILE_MARKUP)('%j', (markup) => {
    const { html } = sanitize(markup)
    check(html)
    expect(html).not.toMatch(/data-/)
    // Sanitising the result again must not restore anything.
    check(sanitize(html).html)
    expect(words(toText(markup))).toBe(words(toText(html)))
  })

  test.each(HOSTILE_MARKUP)('as a whole post, in code, address, tag and person: %j', (markup) => {
    const post = renderHtml(
      `<p>:x:</p>${markup}<p><a href="https://far.example/@ada">@ada</a> <a class="hashtag" href="https://a.example">#x</a></p>`,
      {
        emojis: [
          { shortcode: 'x', url: `https://a.example/${markup}`, static_url: markup },
          { shortcode: markup, url: 'https://a.example/a.png', static_url: 'https://a.example/a.png' },
        ],
        mentions: [{ id: markup, acct: markup, username: 'ada', url: 'https://far.example/@ada' }],
        tags: [{ name: markup, url: 'https://a.example' }],
        posts: [{ url: markup, path: '/@a/1' }],
      },
    )
    const shown = post.html.__html as string
    check(shown)
    expect(shown).not.toMatch(/<img(?! data-emoji)/)
  })

  test('stays text in a name', () => {
    for (const markup of HOSTILE_MARKUP) {
      const emojis = [
        { shortcode: markup, url: 'https://a.example/a.png', static_url: 'https://a.example/a.png' },
      ]
      const { container, unmount } = render(<EmojiText text={markup} emojis={emojis} />)
      expect(container.children).toHaveLength(0)
      expect(container.textContent).toBe(markup)
      unmount()
    }
  })

  test('is only content on the page', () => {
    const ran: unknown[] = []
    Object.assign(globalThis, { alert: (value: unknown) => ran.push(value) })
    for (const markup of HOSTILE_MARKUP) {
      const { container, unmount } = render(<Html content={markup} lang={markup} />)
      expect(
        container.querySelectorAll('script, style, iframe, form, input, svg, math, template'),
      ).toHaveLength(0)
      expect(container.querySelector('#root, [name], [onclick], [style]')).toBeNull()
      unmount()
    }
    expect(ran).toEqual([])
  })
})

describe('addresses', () => {
  test.each(HOSTILE_URLS)('%j is neither a link nor an image', (url) => {
    expect(linkUrl(url)).toBeNull()
    expect(mediaUrl(url)).toBeNull()
  })

  test.each(HOSTILE_URLS)('%j as the image of an emoji leaves its code', (url) => {
    const emojis = [{ shortcode: 'x', url, static_url: url }]
    expect(renderHtml('<p>:x:</p>', { emojis }).html.__html).toBe('<p>:x:</p>')
  })
})
