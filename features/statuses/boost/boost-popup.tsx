import { useEffect } from 'react'
import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import type { OpenMenu } from '@/lib/ui/menu'
import MenuPopup from '@/lib/ui/menu/menu-popup'
import type { Status } from '@/schemas/entities'
import { boostEntries } from './boost-entries'

/** The open menu of boosting. The post is read anew meanwhile: who may quote it is not told by streams. */
export default function BoostPopup({ status, ...menu }: OpenMenu & { status: Status }) {
  const intl = useIntl()
  const runtime = useRuntime()
  const { id } = status
  useEffect(() => void runtime.loader.refresh({ kind: 'status', id }), [runtime, id])
  return <MenuPopup {...menu} entries={boostEntries(status, runtime, intl)} />
}
