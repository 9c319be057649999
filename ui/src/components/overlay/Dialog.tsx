import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useCopy } from '../../copy/useCopy.ts'
import { mustBeAnswered } from '../../../../core/domain/dialog/dialogRules.ts'
import type { DialogName } from '../../../../contracts/dialogs.ts'
import { Gone, useLeaving } from '../../dialogs/useLeaving.ts'
import { useOneAtATime } from '../../dialogs/useOneAtATime.ts'
import { IconButton } from '../basic/IconButton.tsx'
import { DialogContents } from './DialogContents.tsx'
import './Dialog.css'
import './Overlay.css'

export interface DialogProps {
  readonly name: DialogName
  readonly title: string
  readonly isOpen: boolean
  readonly onClose: () => void
  /** The dark side with contour lines; it is omitted below lg. */
  readonly side?: React.ReactNode
  /**
   * A question that must be answered: no close button, and the scrim does not dismiss it; Escape does, unless the
   * registry forbids it.
   */
  readonly isQuestion?: boolean
  readonly children: React.ReactNode
}

/**
 * DLG-01: a modal dialog; below lg a side panel. Focus goes in, stays in, and returns to what opened it. Loaded with
 * the code that opens it, never while browsing.
 */
export const Dialog = ({ name, title, isOpen, onClose, side, isQuestion = false, children }: DialogProps) => {
  const t = useCopy('shell')
  const { isLeaving, leave, onGone } = useLeaving(onClose)
  const close = isQuestion ? onClose : leave
  useOneAtATime(name, isOpen && !isLeaving, close)
  return (
    <ModalOverlay
      className="scrim"
      isOpen={isOpen && !isLeaving}
      onOpenChange={(open) => !open && close()}
      isDismissable={!isQuestion}
      isKeyboardDismissDisabled={mustBeAnswered(name)}
    >
      <Modal className="layer dialog" data-sided={side !== undefined || undefined}>
        <Gone onGone={onGone} />
        <AriaDialog role={isQuestion ? 'alertdialog' : 'dialog'} className="dialog-body">
          {side !== undefined && <div className="dialog-side">{side}</div>}
          <div className="dialog-main">
            <Heading slot="title" className="heading">
              {title}
            </Heading>
            <DialogContents>{children}</DialogContents>
          </div>
          {!isQuestion && (
            <div className="dialog-close">
              <IconButton icon="close" name={t.close()} onPress={close} />
            </div>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
