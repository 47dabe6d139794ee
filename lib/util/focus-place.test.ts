// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { placeOf } from './focus-place'

const POST =
  '<article data-status="7" tabindex="0"><a href="#">Eve</a><button>Boost</button><button>More</button></article>'

beforeEach(() => {
  document.body.innerHTML = `<button>Elsewhere</button>${POST}`
})

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name) ?? null

test('what is still there is found itself', () => {
  const find = placeOf(button('Elsewhere'))
  expect(find()).toBe(button('Elsewhere'))
})

test('in a post that was drawn anew, what stands at the same place is found', () => {
  const old = button('More')
  const find = placeOf(old)
  document.body.innerHTML = POST
  expect(find()).toBe(button('More'))
  expect(find()).not.toBe(old)
})

test('in a post that has less now, the post is found', () => {
  const find = placeOf(button('More'))
  document.body.innerHTML = '<article data-status="7" tabindex="0"></article>'
  expect(find()).toBe(document.querySelector('article'))
})

test('nothing is found of what is gone', () => {
  const finds = [placeOf(button('Elsewhere')), placeOf(button('More')), placeOf(null)]
  document.body.innerHTML = ''
  expect(finds.map((find) => find())).toEqual([null, null, null])
})
