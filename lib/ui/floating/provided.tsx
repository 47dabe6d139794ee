import { CSPProvider } from '@base-ui/react/csp-provider'
import { DirectionProvider } from '@base-ui/react/direction-provider'
import type { ReactNode } from 'react'
import { useIntl } from '@/lib/i18n'

/**
 * Context for every component built on Base UI: no style elements (the CSP forbids them), and the text
 * direction.
 */
export function Provided({ children }: { children: ReactNode }) {
  const { dir } = useIntl()
  return (
    <CSPProvider disableStyleElements>
      <DirectionProvider direction={dir}>{children}</DirectionProvider>
    </CSPProvider>
  )
}
