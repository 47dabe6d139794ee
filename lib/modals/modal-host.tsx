import { Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { PartBoundary } from '@/lib/ui/lazy-part'
import { rememberFocus } from '@/lib/focus/remember-focus'
import { ConfirmModal } from './confirm-modal'
import { popModal, useModals, type OpenModal, type ModalType } from './stack-store'

export interface ModalProps<T extends ModalType> {
  /** The payload it was opened with. */
  payload: OpenModal<T>['payload']
  id: string
  identity: string
  /** Closes it. Does nothing while another modal covers it, so that one Escape closes one modal. */
  close: () => void
}

/** Component of each modal type, each a `React.lazy`, so that none loads with the first screen. */
export type ModalRegistry = { readonly [T in ModalType]?: ComponentType<ModalProps<T>> }

interface Props {
  registry: ModalRegistry
  /** Renders a modal inside the column of the identity that opened it; default: where the host is mounted. */
  within?: (identity: string, content: ReactNode) => ReactNode
}

/** Restores focus on close, unless something else took it. */
function useFocusReturn(): void {
  // In the initialiser, because the modal's own effects move the focus.
  const [giveBack] = useState(rememberFocus)
  useEffect(() => () => void setTimeout(giveBack), [giveBack])
}

function Modal({
  entry,
  Part,
  top,
}: {
  entry: OpenModal
  Part: ComponentType<ModalProps<ModalType>>
  top: boolean
}) {
  useFocusReturn()
  const close = () => {
    if (top) popModal(entry.id)
  }
  return (
    <PartBoundary onFailed={() => popModal(entry.id)}>
      <Suspense fallback={null}>
        <Part id={entry.id} identity={entry.identity} payload={entry.payload} close={close} />
      </Suspense>
    </PartBoundary>
  )
}

const OWN: ModalRegistry = { CONFIRM: ConfirmModal }

/** Renders the open modals, lowest first. Mounted once by app, outside the pages. CONFIRM is built in. */
export function ModalHost({ registry, within = (_, content) => content }: Props) {
  const stack = useModals((state) => state.stack)
  return stack.map((entry, index) => {
    const Part = (registry[entry.type] ?? OWN[entry.type]) as ComponentType<ModalProps<ModalType>> | undefined
    if (!Part) return null
    return (
      <Identity key={entry.id} identity={entry.identity} within={within}>
        <Modal entry={entry} Part={Part} top={index === stack.length - 1} />
      </Identity>
    )
  })
}

interface IdentityProps extends Required<Pick<Props, 'within'>> {
  identity: string
  children: ReactNode
}

const Identity = ({ identity, within, children }: IdentityProps) => within(identity, children)
