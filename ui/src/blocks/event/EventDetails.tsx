import type { ShownBlockOf } from '../../../../contracts/content/blockTree.ts'
import { languageTag } from '../../../../core/domain/locale/locales.ts'
import { useShopLocale } from '../../copy/shopLocale.ts'
import { useCopy } from '../../copy/useCopy.ts'

/** SIGN-66: an event as an editor wrote it. */
export type EventContent = Omit<ShownBlockOf<'event-signup'>, 'id' | 'type'>

/** SIGN-66: when an event is, and whether a guest may come along. */
export const EventDetails = ({
  startDate,
  endDate,
  enablePlusOne,
}: Pick<EventContent, 'startDate' | 'endDate' | 'enablePlusOne'>) => {
  const t = useCopy('blocks')
  const format = new Intl.DateTimeFormat(languageTag(useShopLocale()), { dateStyle: 'long', timeZone: 'UTC' })
  const from = format.format(new Date(startDate))
  const to = format.format(new Date(endDate))
  return (
    <>
      <p className="lede">{startDate === endDate ? from : t.fromTo({ from, to })}</p>
      {enablePlusOne && <p>{t.plusOne()}</p>}
    </>
  )
}
