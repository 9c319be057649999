import { useState } from 'react'
import { Button } from '../../components/basic/Button.tsx'
import { NotShown } from '../../components/basic/NotShown.tsx'
import { lazyPart } from '../../loading/lazyPart.tsx'
import type { BlockProps } from '../blockTable.ts'
import { RichText } from '../RichText.tsx'
import { EventDetails } from './EventDetails.tsx'
import './EventSignUpBlock.css'

/** SIGN-60: what an event is, and the button that opens its dialog. */
export const EventSignUpBlock = ({ block }: BlockProps<'event-signup'>) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="event" aria-label={block.title}>
      <h2 className="heading">{block.title}</h2>
      <div className="event-words">
        <EventDetails {...block} />
        <RichText tree={block.richTextTree} />
        <div>
          <Button kind="primary" onPress={() => setOpen(true)}>
            {block.submitCtaLabel}
          </Button>
        </div>
      </div>
      {isOpen && <EventSignUpDialog event={block} onClose={() => setOpen(false)} />}
    </section>
  )
}

const EventSignUpDialog = lazyPart(() => import('./EventSignUpDialog.tsx'), 'EventSignUpDialog', {
  otherwise: NotShown,
})
