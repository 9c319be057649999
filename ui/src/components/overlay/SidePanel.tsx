import { Suspense } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useCopy } from '../../copy/useCopy.ts'
import type { DialogName } from '../../../../contracts/dialogs.ts'
import { Gone, useLeaving } from '../../dialogs/useLeaving.ts'
import { useOneAtATime } from '../../dialogs/useOneAtATime.ts'
import { IconButton } from '../basic/IconButton.tsx'
import { DialogContents } from './DialogContents.tsx'
import './Overlay.css'
import './SidePanel.css'

export interface SidePanelProps {
  readonly name: DialogName
  readonly title: string
  /** A quiet figure after the title: how many lines the cart has. */
  readonly count?: number
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Stays at the bottom while the content scrolls. */
  readonly footer?: React.ReactNode
  readonly children: React.ReactNode
}

/** DLG-01: next to the page; below lg in its place. */
export const SidePanel = ({ name, title, count, isOpen, onClose, footer, children }: SidePanelProps) => {
  const t = useCopy('shell')
  const { isLeaving, leave, onGone } = useLeaving(onClose)
  useOneAtATime(name, isOpen && !isLeaving, leave)
  return (
    <ModalOverlay
      className="scrim"
      isOpen={isOpen && !isLeaving}
      onOpenChange={(open) => !open && leave()}
      isDismissable
    >
      <Modal className="layer side-panel">
        <Gone onGone={onGone} />
        <AriaDialog className="side-panel-body">
          <header className="side-panel-head">
            <Heading slot="title" className="subheading">
              {title}
              {count !== undefined && <span className="side-panel-count"> {count}</span>}
            </Heading>
            <IconButton icon="close" name={t.close()} onPress={leave} />
          </header>
          <div className="side-panel-main">
            <DialogContents>{children}</DialogContents>
          </div>
          {footer !== undefined && (
            <footer className="side-panel-foot">
              <Suspense>{footer}</Suspense>
            </footer>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
