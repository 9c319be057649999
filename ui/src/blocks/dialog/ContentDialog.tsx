import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { IconButton } from '../../components/basic/IconButton.tsx'
// Its stylesheet: this dialog has a picture where others have a dark side.
import '../../components/overlay/Dialog.tsx'
import { DialogContents } from '../../components/overlay/DialogContents.tsx'
import { useCopy } from '../../copy/useCopy.ts'
import { Gone, useLeaving } from '../../dialogs/useLeaving.ts'
import { useOneAtATime } from '../../dialogs/useOneAtATime.ts'
import type { BlockProps } from '../page/blockTable.ts'
import { Media } from '../parts/Media.tsx'
import { EventDetails } from '../event/EventSignUpBlock.tsx'
import { lazyPart } from '../../loading/lazyPart.tsx'
import { RichText } from '../parts/RichText.tsx'
import { Targets } from '../parts/Targets.tsx'
import { NewsletterForm } from './NewsletterForm.tsx'
import './ContentDialog.css'

interface ContentDialogProps {
  readonly block: BlockProps<'dialog'>['block']
  readonly onClose: () => void
}

/** CMS-80: a picture above, at the left (narrow or wide), or within the text. Below lg it is always above. */
export const ContentDialog = ({ block, onClose }: ContentDialogProps) => {
  const t = useCopy('blocks')
  const { title, media, mediaPlacement, alignment } = block
  const { isLeaving, leave, onGone } = useLeaving(onClose)
  useOneAtATime('content', !isLeaving, leave)
  const hasPicture = media !== undefined && mediaPlacement !== 'body'
  return (
    <ModalOverlay className="scrim" isOpen={!isLeaving} onOpenChange={(open) => !open && leave()} isDismissable>
      <Modal className="layer dialog content-dialog" data-media={hasPicture ? mediaPlacement : undefined}>
        <Gone onGone={onGone} />
        <AriaDialog className="dialog-body" {...(title ? {} : { 'aria-label': t.dialog() })}>
          {hasPicture && (
            <div className="content-dialog-media media-frame">
              <Media media={media} width={640} />
            </div>
          )}
          <div className="dialog-main" data-align={alignment}>
            {title && (
              <Heading slot="title" className="heading">
                {title}
              </Heading>
            )}
            <DialogContents>
              <DialogBody block={block} onClose={leave} />
            </DialogContents>
          </div>
          <div className="dialog-close">
            <IconButton icon="close" name={t.close()} onPress={leave} />
          </div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

/** CMS-82, 83: what stands below a dialog's title. */
export const DialogBody = ({ block, onClose }: ContentDialogProps) => {
  const { media, mediaPlacement, alignment, subtitle, richTextTree, newsletter, event, targets, textBelowTargetsTree } =
    block
  return (
    <>
      {subtitle && <p className="lede">{subtitle}</p>}
      {media && mediaPlacement === 'body' && (
        <div className="dialog-picture media-frame">
          <Media media={media} width={480} />
        </div>
      )}
      {event ? <EventDetails {...event} /> : <RichText tree={richTextTree} />}
      {event && <EventSteps event={event} onClose={onClose} />}
      {newsletter?.channel === 'sms' ? (
        <SmsForm {...newsletter} />
      ) : (
        newsletter && <NewsletterForm {...newsletter} hasStop />
      )}
      {!event && <Targets targets={targets} align={alignment} />}
      <RichText tree={textBelowTargetsTree} />
    </>
  )
}

/** SIGN-60: its forms are loaded with the first dialog that has an event. */
const EventSteps = lazyPart(() => import('../event/EventSteps.tsx'), 'EventSteps')

const SmsForm = lazyPart(() => import('./SmsForm.tsx'), 'SmsForm')
