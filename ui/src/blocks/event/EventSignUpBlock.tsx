import type { BlockProps } from '../blockTable.ts'
import { EventDetails } from './EventDetails.tsx'
import './EventSignUpBlock.css'

/** SIGN-60: what an event is. */
export const EventSignUpBlock = ({ block }: BlockProps<'event-signup'>) => (
  <section className="event" aria-label={block.title}>
    <h2 className="heading">{block.title}</h2>
    <div className="event-words">
      <EventDetails {...block} />
    </div>
  </section>
)
