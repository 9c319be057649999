import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useCopy } from '../copy/useCopy.ts'
import { IconButton } from './IconButton.tsx'
import './Overlay.css'
import './SidePanel.css'

export interface SidePanelProps {
  readonly title: string
  /** A soft figure after the title: how many lines the cart has. */
  readonly count?: number
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Stays at the foot while the content scrolls. */
  readonly footer?: React.ReactNode
  readonly children: React.ReactNode
}

export function SidePanel({ title, count, isOpen, onClose, footer, children }: SidePanelProps) {
  const t = useCopy('shell')
  return (
    <ModalOverlay className="scrim" isOpen={isOpen} onOpenChange={(open) => !open && onClose()} isDismissable>
      <Modal className="layer side-panel">
        <AriaDialog className="side-panel-body">
          <header className="side-panel-head">
            <Heading slot="title" className="subheading">
              {title}
              {count !== undefined && <span className="side-panel-count"> {count}</span>}
            </Heading>
            <IconButton icon="close" name={t.close()} onPress={onClose} />
          </header>
          <div className="side-panel-main">{children}</div>
          {footer !== undefined && <footer className="side-panel-foot">{footer}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
