import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { defineMessages, IntlProvider, type IntlShape } from '@/lib/i18n'
import { answerConfirm, confirm, ModalHost, useModals } from '.'

const messages = defineMessages({
  title: { id: 'test.question', defaultMessage: 'Delete it?', description: 'Only in this test' },
})

const page = (locale: string) => (
  <IntlProvider locale={locale}>
    <ModalHost registry={{}} />
  </IntlProvider>
)

it('uses the language chosen while it is open', async () => {
  const { rerender } = render(page('en'))
  const words = (intl: IntlShape) => ({ title: intl.formatMessage(messages.title), confirm: 'Delete' })
  act(() => void confirm(words, 'me'))
  await screen.findByRole('alertdialog', { name: 'Delete it?' })
  rerender(page('en-XA'))
  await screen.findByRole('alertdialog', { name: /^\[.*\]$/ })
  expect(screen.queryByText('Delete it?')).toBeNull()
  act(() => answerConfirm(useModals.getState().stack[0]?.id ?? '', false))
})
