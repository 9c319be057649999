import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import type { Tint } from '../../../../core/domain/product/tintOf.ts'
import { useCopy } from '../../copy/useCopy.ts'
import type { DialogName } from '../../../../contracts/dialogs.ts'
import { useOneAtATime } from '../../dialogs/useOneAtATime.ts'
import { IconButton } from '../basic/IconButton.tsx'
import './FullScreen.css'
import './Overlay.css'

interface FullScreenProps {
  readonly name: DialogName
  readonly title: string
  readonly tint: Tint
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly children: React.ReactNode
}

/** A modal dialog on the whole screen, on the background of a product. Focus goes in, stays in, and returns. */
export const FullScreen = ({ name, title, tint, isOpen, onClose, children }: FullScreenProps) => {
  const t = useCopy('shell')
  useOneAtATime(name, isOpen, onClose)
  return (
    <ModalOverlay className="scrim" isOpen={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Modal className={`layer full-screen tint-${tint}`}>
        <AriaDialog className="full-screen-body" aria-label={title}>
          {children}
          <div className="full-screen-close">
            <IconButton icon="close" name={t.close()} onPress={onClose} />
          </div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
