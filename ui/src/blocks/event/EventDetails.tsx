import type { ShownBlockOf } from '../../../../contracts/content/blockTree.ts'
import { languageTag } from '../../../../core/domain/locale/locales.ts'
import { useShopLocale } from '../../copy/shopLocale.ts'
import { useCopy } from '../../copy/useCopy.ts'
import { RichText } from '../RichText.tsx'

type EventFields = Pick<ShownBlockOf<'event-signup'>, 'startDate' | 'endDate' | 'enablePlusOne' | 'richTextTree'>

/** SIGN-66: when an event is, whether a guest may come along, and its terms. */
export const EventDetails = ({ startDate, endDate, enablePlusOne, richTextTree }: EventFields) => {
  const t = useCopy('blocks')
  const format = new Intl.DateTimeFormat(languageTag(useShopLocale()), { dateStyle: 'long', timeZone: 'UTC' })
  const from = format.format(new Date(startDate))
  const to = format.format(new Date(endDate))
  return (
    <>
      <p className="lede">{startDate === endDate ? from : t.fromTo({ from, to })}</p>
      {enablePlusOne && <p>{t.plusOne()}</p>}
      <RichText tree={richTextTree} />
    </>
  )
}
