import { beforeEach, expect, test } from 'vitest'
import { rememberElement, rememberFocus } from './remember-focus'

const POST =
  '<article data-status="7" tabindex="0"><a href="#">Eve</a><button>Boost</button><button>More</button></article>'

beforeEach(() => {
  document.body.innerHTML = `<button>Elsewhere</button>${POST}`
})

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name) ?? null

test('an element that is still there is found', () => {
  const find = rememberElement(button('Elsewhere'))
  expect(find()).toBe(button('Elsewhere'))
})

test('in a post that was mounted again, the element at the same position is found', () => {
  const old = button('More')
  const find = rememberElement(old)
  document.body.innerHTML = POST
  expect(find()).toBe(button('More'))
  expect(find()).not.toBe(old)
})

test('in a post with fewer elements, the post is found', () => {
  const find = rememberElement(button('More'))
  document.body.innerHTML = '<article data-status="7" tabindex="0"></article>'
  expect(find()).toBe(document.querySelector('article'))
})

test('an element of a removed post is not found', () => {
  const finds = [rememberElement(button('Elsewhere')), rememberElement(button('More')), rememberElement(null)]
  document.body.innerHTML = ''
  expect(finds.map((find) => find())).toEqual([null, null, null])
})

test('the focus is restored, unless something else has it', () => {
  button('More')?.focus()
  const giveBack = rememberFocus()
  document.body.innerHTML = `<button>Elsewhere</button>${POST}`
  giveBack()
  expect(document.activeElement).toBe(button('More'))
  button('Elsewhere')?.focus()
  giveBack()
  expect(document.activeElement).toBe(button('Elsewhere'))
})
