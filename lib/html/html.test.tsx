import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { EmojiText } from './emoji-text'
import { Html } from './html'
import { renderHtml } from './render'

afterEach(cleanup)

const ada = { id: '7', acct: 'ada@far.example', username: 'ada', url: 'https://far.example/@ada' }
const blob = { shortcode: 'blob', url: 'https://a.example/b.gif', static_url: 'https://a.example/b.png' }
const content =
  '<p>Hi <a class="mention" href="https://far.example/@ada">@ada</a> :blob: <a href="https://x.example/">x.example</a></p>'

/** True when the click was prevented, so the browser does not follow the link. */
function taken(element: Element, init: MouseEventInit = {}): boolean {
  let prevented = false
  const last = (event: Event) => {
    prevented = event.defaultPrevented
    event.preventDefault()
  }
  document.addEventListener('click', last, { once: true })
  fireEvent.click(element, init)
  return prevented
}

const mentions = () => [{ ...ada }]
const emojis = () => [{ ...blob }]

test('a focused link keeps focus when other parts of the post change', () => {
  const show = (className: string) => (
    <Html content={content} mentions={mentions()} emojis={emojis()} className={className} />
  )
  const view = render(show('before'))
  const link = screen.getByRole('link', { name: '@ada' })
  link.focus()
  expect(document.activeElement).toBe(link)
  view.rerender(show('after'))
  expect(screen.getByRole('link', { name: '@ada' })).toBe(link)
  expect(document.activeElement).toBe(link)
})

test('the same input gives the same object, other emoji or mentions another', () => {
  const first = renderHtml(content, { mentions: mentions(), emojis: emojis() })
  expect(renderHtml(content, { mentions: mentions(), emojis: emojis() })).toBe(first)
  expect(renderHtml(content, { mentions: [], emojis: emojis() })).not.toBe(first)
  expect(renderHtml(content, { mentions: mentions(), emojis: [{ ...blob, shortcode: 'other' }] })).not.toBe(
    first,
  )
})

test('an emoji that fails to load becomes its shortcode, in content and names', () => {
  render(
    <>
      <Html content="<p>Hi :blob:!</p>" emojis={emojis()} />
      <b>
        <EmojiText text="Ann :blob:" emojis={emojis()} />
      </b>
    </>,
  )
  for (const image of screen.getAllByRole('img', { name: ':blob:' })) fireEvent.error(image)
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByText('Hi :blob:!')).toBeTruthy()
  expect(screen.getByText('Ann :blob:')).toBeTruthy()
})

test('a plain click on a mention navigates, with a modifier the browser follows it', () => {
  const onNavigate = vi.fn<() => void>()
  render(<Html content={content} mentions={mentions()} onNavigate={onNavigate} />)
  const link = screen.getByRole('link', { name: '@ada' })
  expect(taken(link, { ctrlKey: true })).toBe(false)
  expect(onNavigate).not.toHaveBeenCalled()
  expect(taken(link)).toBe(true)
  expect(onNavigate).toHaveBeenCalledWith(
    { kind: 'mention', path: '/@ada@far.example', id: '7', acct: 'ada@far.example' },
    expect.anything(),
  )
})

test('the browser follows other links and unhandled ones', () => {
  const onNavigate = vi.fn<() => boolean>(() => false)
  render(<Html content={content} mentions={mentions()} onNavigate={onNavigate} />)
  expect(taken(screen.getByRole('link', { name: 'x.example' }))).toBe(false)
  expect(onNavigate).not.toHaveBeenCalled()
  expect(taken(screen.getByRole('link', { name: '@ada' }))).toBe(false)
})

test('language and direction are on the root', () => {
  const { container } = render(<Html content="<p>שלום</p>" lang="he" />)
  const root = container.firstElementChild
  expect([root?.getAttribute('lang'), root?.getAttribute('dir')]).toEqual(['he', 'auto'])
})

test('the parts of a rendered post', () => {
  const tag = '<a href="https://a.example/tags/cats" class="mention hashtag">#<span>Cats</span></a>'
  const post = renderHtml(`<p class="quote-inline">RE: x</p><p>Hi</p><p>${tag}</p>`, {
    quoted: true,
    hashtagBar: true,
    tags: [{ name: 'cats', url: '' }],
  })
  expect(post).toMatchObject({
    html: { __html: '<p>Hi</p>' },
    text: 'Hi',
    hashtags: ['Cats'],
    cut: false,
    long: false,
  })
  expect(renderHtml(`<p>${'a'.repeat(501)}</p>`).long).toBe(true)
  const address = `<a href="https://a.example"><span class="invisible">${'x'.repeat(300)}</span>a</a>`
  expect(renderHtml(`<p>${'a'.repeat(300)} ${address}</p>`).long).toBe(false)
  expect(renderHtml('<b>'.repeat(5000)).cut).toBe(true)
})

test('names are text with images for their emoji', () => {
  const { container } = render(<EmojiText text={'<b>Ada</b> :blob:'} emojis={emojis()} />)
  expect(container.textContent).toBe('<b>Ada</b> ')
  expect(screen.getByRole('img', { name: ':blob:' }).getAttribute('src')).toBe(blob.static_url)
})
