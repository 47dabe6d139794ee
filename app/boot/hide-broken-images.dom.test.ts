import { expect, onTestFinished, test } from 'vitest'
import { hideBrokenImages } from './hide-broken-images'

function imageOf(alt: string): HTMLImageElement {
  const image = document.createElement('img')
  image.alt = alt
  document.body.append(image)
  onTestFinished(() => image.remove())
  return image
}

test('a decorative image that fails to load is hidden until it shows another; one with a description stays', () => {
  onTestFinished(hideBrokenImages())
  const [decorative, described] = [imageOf(''), imageOf('A cat')]
  for (const image of [decorative, described]) image.dispatchEvent(new Event('error'))
  expect([decorative.style.visibility, described.style.visibility]).toEqual(['hidden', ''])
  decorative.dispatchEvent(new Event('load'))
  expect(decorative.style.visibility).toBe('')
})

test('images that failed before are hidden too', () => {
  const early = imageOf('')
  Object.defineProperties(early, { complete: { value: true }, naturalWidth: { value: 0 } })
  onTestFinished(hideBrokenImages())
  expect(early.style.visibility).toBe('hidden')
})
