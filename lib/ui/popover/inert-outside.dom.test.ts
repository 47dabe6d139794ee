import { expect, it } from 'vitest'
import { inertOutside } from './inert-outside'

it('makes everything inert except its element, its ancestors and live regions, and reverts it', () => {
  document.body.innerHTML =
    '<div id="before"></div><main><i id="beside"></i><i id="at"></i><i id="off" inert></i></main><div id="live" role="status"></div>'
  const inert = () => [...document.querySelectorAll<HTMLElement>('[inert]')].map(({ id }) => id)
  const at = document.querySelector<HTMLElement>('#at')
  if (!at) throw new Error('no element')
  const undo = inertOutside(at)
  expect(inert()).toEqual(['before', 'beside', 'off'])
  undo()
  expect(inert()).toEqual(['off'])
})
