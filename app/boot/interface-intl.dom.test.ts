import { expect, onTestFinished, test } from 'vitest'
import { getSettings, setSettings } from '@/features/settings'
import { defineMessages, preloadLocale } from '@/lib/i18n'
import { interfaceIntl } from './interface-intl'

const { text } = defineMessages({
  text: { id: 'test.text', defaultMessage: 'Loud', description: 'Only for this test' },
})

test('toasts are in the language of the interface', async () => {
  const { language } = getSettings()
  onTestFinished(() => setSettings({ language }))
  expect(interfaceIntl().formatMessage(text)).toBe('Loud')
  await preloadLocale('ar-XB')
  setSettings({ language: 'ar-XB' })
  expect(interfaceIntl().locale).toBe('ar-XB')
  expect(interfaceIntl().formatMessage(text)).not.toBe('Loud')
})
