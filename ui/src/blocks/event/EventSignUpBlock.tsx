import { formatDay } from '../../../../core/domain/time/formatDay.ts'
import { useState } from 'react'
import type { ShownBlockOf } from '../../../../contracts/content/blockTree.ts'
import { Button } from '../../components/basic/Button.tsx'
import { NotShown } from '../../components/basic/NotShown.tsx'
import { useShopLocale } from '../../copy/shopLocale.ts'
import { useCopy } from '../../copy/useCopy.ts'
import { lazyPart } from '../../loading/lazyPart.tsx'
import type { BlockProps } from '../page/blockTable.ts'
import { RichText } from '../parts/RichText.tsx'
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

/** SIGN-66: an event as an editor wrote it. */
export type EventContent = Omit<ShownBlockOf<'event-signup'>, 'id' | 'type'>

/** SIGN-66: when an event is, and whether a guest may come along. */
export const EventDetails = ({
  startDate,
  endDate,
  enablePlusOne,
}: Pick<EventContent, 'startDate' | 'endDate' | 'enablePlusOne'>) => {
  const t = useCopy('blocks')
  const locale = useShopLocale()
  const words = (date: string) => formatDay(locale, new Date(date), { dateStyle: 'long', timeZone: 'UTC' })
  const [from, to] = [words(startDate), words(endDate)]
  return (
    <>
      <p className="lede">{startDate === endDate ? from : t.fromTo({ from, to })}</p>
      {enablePlusOne && <p>{t.plusOne()}</p>}
    </>
  )
}

const EventSignUpDialog = lazyPart(() => import('./EventSignUpDialog.tsx'), 'EventSignUpDialog', {
  otherwise: NotShown,
})
