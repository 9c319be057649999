import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useCopy } from '../copy/useCopy.ts'
import { IconButton } from './IconButton.tsx'
import './Dialog.css'
import './Overlay.css'

export interface DialogProps {
  readonly title: string
  readonly isOpen: boolean
  readonly onClose: () => void
  /** The deep side with contour lines; it is dropped below lg. */
  readonly side?: React.ReactNode
  /** A question that must be answered: no close button, the scrim does not dismiss, Escape still does. */
  readonly isQuestion?: boolean
  readonly children: React.ReactNode
}

/** Focus goes in, stays in, and returns to what opened it. Loaded with the code that opens it, never on the browse path. */
export function Dialog({ title, isOpen, onClose, side, isQuestion = false, children }: DialogProps) {
  const t = useCopy('shell')
  return (
    <ModalOverlay className="scrim" isOpen={isOpen} onOpenChange={(open) => !open && onClose()} isDismissable={!isQuestion}>
      <Modal className="layer dialog" data-sided={side !== undefined || undefined}>
        <AriaDialog role={isQuestion ? 'alertdialog' : 'dialog'} className="dialog-body">
          {side !== undefined && <div className="dialog-side">{side}</div>}
          <div className="dialog-main">
            <Heading slot="title" className="heading">
              {title}
            </Heading>
            {children}
          </div>
          {!isQuestion && (
            <div className="dialog-close">
              <IconButton icon="close" name={t.close()} onPress={onClose} />
            </div>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
