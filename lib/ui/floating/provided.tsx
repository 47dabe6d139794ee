import { CSPProvider } from '@base-ui/react/csp-provider'
import { DirectionProvider } from '@base-ui/react/direction-provider'
import type { ReactNode } from 'react'
import { useIntl } from '@/lib/i18n'

/** What every part made of Base UI stands in: no style elements (the CSP forbids them), and the direction of the text. */
export function Provided({ children }: { children: ReactNode }) {
  const { dir } = useIntl()
  return (
    <CSPProvider disableStyleElements>
      <DirectionProvider direction={dir}>{children}</DirectionProvider>
    </CSPProvider>
  )
}
