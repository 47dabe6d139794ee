import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { EmojiText } from '../emoji-text'
import { Html } from '../html'
import { startEmojiMotion, type EmojiMotion } from './play-emoji'

const blob = { shortcode: 'blob', url: 'https://a.example/b.gif', static_url: 'https://a.example/b.png' }
const still = { shortcode: 'still', url: 'https://a.example/s.png', static_url: 'https://a.example/s.png' }

let end = () => {}
let change = () => {}
let motion: EmojiMotion = 'hover'
afterEach(() => end())

function start(policy: EmojiMotion) {
  motion = policy
  end = startEmojiMotion({
    policy: () => motion,
    subscribe: (listener) => {
      change = listener
      return () => {}
    },
  })
}
const Card = ({ name }: { name: string }) => (
  <article aria-label={name}>
    <button type="button">
      <EmojiText text=":blob: :still:" emojis={[blob, still]} />
    </button>
    <Html content="<p>:blob:</p>" emojis={[blob]} />
  </article>
)
const images = (name: string) =>
  [...screen.getByRole('article', { name }).querySelectorAll('img')].map((image) =>
    image.src.split('/').at(-1),
  )

const STILL = ['b.png', 's.png', 'b.png']
const MOVING = ['b.gif', 's.png', 'b.gif']

test('emoji under the pointer play, in names and content, in the same elements', () => {
  render(
    <>
      <Card name="one" />
      <Card name="two" />
    </>,
  )
  start('hover')
  const image = screen.getByRole('article', { name: 'one' }).querySelector('img')
  expect([images('one'), images('two')]).toEqual([STILL, STILL])
  fireEvent.pointerOver(screen.getByRole('article', { name: 'one' }), { pointerType: 'mouse' })
  expect([images('one'), images('two')]).toEqual([MOVING, STILL])
  expect(screen.getByRole('article', { name: 'one' }).querySelector('img')).toBe(image)
  fireEvent.pointerOver(screen.getByRole('article', { name: 'two' }), { pointerType: 'mouse' })
  expect([images('one'), images('two')]).toEqual([STILL, MOVING])
  fireEvent.pointerOver(document.body, { pointerType: 'mouse' })
  expect(images('two')).toEqual(STILL)
})

test('emoji near the focus play', () => {
  render(<Card name="one" />)
  start('hover')
  const button = screen.getByRole('button')
  act(() => button.focus())
  expect(images('one')).toEqual(MOVING)
  act(() => button.blur())
  expect(images('one')).toEqual(STILL)
})

test('with reduced motion nothing plays, including what played before', () => {
  render(<Card name="one" />)
  start('hover')
  act(() => screen.getByRole('button').focus())
  motion = 'still'
  change()
  expect(images('one')).toEqual(STILL)
  fireEvent.pointerOver(screen.getByRole('article'), { pointerType: 'mouse' })
  expect(images('one')).toEqual(STILL)
})

test('on "always" all play, including later ones', async () => {
  const view = render(<Card name="one" />)
  start('always')
  expect(images('one')).toEqual(MOVING)
  view.rerender(
    <>
      <Card name="one" />
      <Card name="two" />
    </>,
  )
  await Promise.resolve()
  expect(images('two')).toEqual(MOVING)
  motion = 'hover'
  change()
  expect([images('one'), images('two')]).toEqual([STILL, STILL])
})

test('an animation that fails to load keeps the still image', () => {
  render(<Card name="one" />)
  start('hover')
  fireEvent.pointerOver(screen.getByRole('article'), { pointerType: 'mouse' })
  for (const image of screen.getAllByRole('img', { name: ':blob:' })) fireEvent.error(image)
  expect(images('one')).toEqual(STILL)
  fireEvent.pointerOver(document.body, { pointerType: 'mouse' })
  fireEvent.pointerOver(screen.getByRole('article'), { pointerType: 'mouse' })
  expect(images('one')).toEqual(STILL)
})
