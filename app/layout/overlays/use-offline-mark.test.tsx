import { render } from '@testing-library/react'
import { useRef } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { useOfflineMark } from './use-offline-mark'

const CONNECTIVITY = { offline: () => true, subscribe: () => () => {} }

function Banner() {
  const banner = useRef<HTMLDivElement>(null)
  useOfflineMark(CONNECTIVITY, banner)
  return <div ref={banner} data-testid="banner" />
}

test('the document has the mark and the height of the banner while it is shown', () => {
  const resized = new Map<Element, (height: number) => void>()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly callback: (entries: object[]) => void) {}
      observe = (element: Element) =>
        resized.set(element, (height) => this.callback([{ contentRect: { height } }]))
      disconnect = () => resized.clear()
    },
  )
  onTestFinished(() => void vi.unstubAllGlobals())
  const { documentElement: root } = document
  const { getByTestId, unmount } = render(<Banner />)
  const resize = resized.get(getByTestId('banner'))
  expect(root.hasAttribute('data-offline')).toBe(true)
  for (const height of [48, 96]) {
    resize?.(height)
    expect(root.style.getPropertyValue('--banner-height')).toBe(`${height}px`)
  }
  unmount()
  expect(root.hasAttribute('data-offline')).toBe(false)
  expect(root.style.getPropertyValue('--banner-height')).toBe('')
  expect(resized.size).toBe(0)
})
