import { expect, test } from 'vitest'
import { createReadingPosition } from './reading-position'

/** Posts of 100 px each in a view whose top edge is at 50 px, and a scroller that records its moves. */
function chat(ids: readonly string[]) {
  let position = 0
  const moves: number[] = []
  const scroller = {
    top: () => 50,
    position: () => position,
    scrollBy: (pixels: number) => {
      position += pixels
      moves.push(pixels)
    },
  }
  const root = document.createElement('div')
  const posts = new Map<string, HTMLElement>()
  const show = (shown: readonly string[]) => {
    root.replaceChildren(
      ...shown.map((id, at) => {
        const post = posts.get(id) ?? document.createElement('article')
        posts.set(id, post)
        post.dataset['status'] = id
        post.getBoundingClientRect = () => new DOMRect(0, at * 100 - position, 300, 100)
        return post
      }),
    )
  }
  show(ids)
  return { root, scroller, moves, show, scrollTo: (to: number) => (position = to) }
}

test('posts added above do not move the post at the top of the view', () => {
  const { root, scroller, moves, show, scrollTo } = chat(['5', '6', '7'])
  const place = createReadingPosition()
  scrollTo(60)
  place.note(root, scroller)
  show(['3', '4', '5', '6', '7'])
  place.restore(root, scroller)
  expect(moves).toEqual([200])
})

test('posts removed above or added below do not move it either', () => {
  const { root, scroller, moves, show, scrollTo } = chat(['3', '4', '5', '6'])
  const place = createReadingPosition()
  scrollTo(200)
  place.note(root, scroller)
  show(['4', '5', '6', '7'])
  place.restore(root, scroller)
  expect(moves).toEqual([-100])
})

test('scrolling before the posts change is not undone', () => {
  const { root, scroller, moves, show, scrollTo } = chat(['5', '6', '7'])
  const place = createReadingPosition()
  place.note(root, scroller)
  scrollTo(30)
  show(['5', '6', '7', '8'])
  place.restore(root, scroller)
  expect(moves).toEqual([])
})
