import { expect, test, vi } from 'vitest'
import { paths } from '@/lib/navigation'
import { renderWith } from '@/lib/testing/render'
import { createStage } from '@/lib/testing/stage'
import { TabBar } from './tab-bar'

test('the current tab stays in the middle when counts make the tabs wider', () => {
  // Tabs are ten pixels wide per letter, and the bar fifty pixels.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.tagName === 'NAV') return new DOMRect(0, 0, 50, 44)
    const before = [...(this.parentElement?.children ?? [])].slice(0, -1)
    const left = before.reduce((sum, { textContent }) => sum + textContent.length * 10, 0)
    const { scrollLeft = 0 } = this.parentElement ?? {}
    return new DOMRect(left - scrollLeft, 0, this.textContent.length * 10, 44)
  })
  const bar = (people: string) => (
    <TabBar
      label="Types of results"
      tabs={[
        { to: paths.search('a', 'accounts'), text: people, current: false },
        { to: paths.search('a', 'statuses'), text: 'Posts', current: true },
      ]}
    />
  )
  const { container, rerender } = renderWith(bar('People'), { stage: createStage() })
  const scrolled = () => container.querySelector('nav')?.scrollLeft
  expect(scrolled()).toBe(60)
  rerender(bar('People (40+)'))
  expect(scrolled()).toBe(120)
})
