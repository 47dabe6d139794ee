import { createRoot } from 'react-dom/client'
import { IntlProvider, detectLocale } from '@/lib/i18n'

const root = document.getElementById('root')
if (root) createRoot(root).render(<IntlProvider locale={detectLocale()}>{null}</IntlProvider>)
