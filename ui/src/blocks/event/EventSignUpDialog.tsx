import { Contours } from '../../art/Contours.tsx'
import { Dialog } from '../../components/overlay/Dialog.tsx'
import type { EventContent } from './EventSignUpBlock.tsx'
import { EventDetails } from './EventSignUpBlock.tsx'
import { EventSteps } from './EventSteps.tsx'

interface EventSignUpDialogProps {
  readonly event: EventContent
  readonly onClose: () => void
}

/** SIGN-60: two steps beside what the event is. */
export const EventSignUpDialog = ({ event, onClose }: EventSignUpDialogProps) => (
  <Dialog
    name="eventSignUp"
    title={event.title}
    isOpen
    onClose={onClose}
    side={
      <>
        <Contours name="side" />
        <div className="event-side">
          <EventDetails {...event} />
        </div>
      </>
    }
  >
    <EventSteps event={event} onClose={onClose} />
  </Dialog>
)
