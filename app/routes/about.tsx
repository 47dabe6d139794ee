import { useEffect } from 'react'
import { AccountRow } from '@/features/accounts'
import { AboutServer, ServerPolicy } from '@/features/instance'
import { defineMessages, useIntl } from '@/lib/i18n'
import { noteScreenShown } from '@/lib/util/first-screen'
import type { AccountId } from '@/schemas/primitives'
import { ScreenFrame } from '../layout/column/screen-frame'
import type { ScreenProps } from '../pages/page'

const messages = defineMessages({
  about: {
    id: 'aboutPage.title',
    defaultMessage: 'About',
    description: 'Title of the page about the server',
  },
  privacy: {
    id: 'aboutPage.privacy',
    defaultMessage: 'Privacy policy',
    description: 'Title of the page with the server’s privacy policy',
  },
  terms: {
    id: 'aboutPage.terms',
    defaultMessage: 'Terms of service',
    description: 'Title of the page with the server’s terms of service',
  },
})

const contact = (id: AccountId) => <AccountRow id={id} />

/** The server: who runs it, its rules and its software. */
export function AboutRoute() {
  const intl = useIntl()
  useEffect(noteScreenShown, [])
  return (
    <ScreenFrame title={intl.formatMessage(messages.about)} back>
      <AboutServer contact={contact} />
    </ScreenFrame>
  )
}

export function PrivacyPolicyRoute() {
  const intl = useIntl()
  useEffect(noteScreenShown, [])
  return (
    <ScreenFrame title={intl.formatMessage(messages.privacy)} back>
      <ServerPolicy name="privacy_policy" />
    </ScreenFrame>
  )
}

function Terms({ date }: { date?: string }) {
  const intl = useIntl()
  useEffect(noteScreenShown, [])
  return (
    <ScreenFrame title={intl.formatMessage(messages.terms)} back>
      <ServerPolicy name="terms_of_service" {...(date !== undefined && { date })} />
    </ScreenFrame>
  )
}

export const TermsRoute = () => <Terms />
export const DatedTermsRoute = ({ params: { date } }: ScreenProps<{ date: string }>) => <Terms date={date} />
