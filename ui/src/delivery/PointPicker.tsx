import { useState } from 'react'
import type { CollectionPoint } from '../../../contracts/api/entities/store.ts'
import type { LineView } from '../../../contracts/views/lineView.ts'
import { locales } from '../../../core/domain/locale/locales.ts'
import { addressLines } from '../address/addressLines.ts'
import { useQuery } from '../bridge/core/useQuery.ts'
import { Button } from '../components/basic/Button.tsx'
import { ChoiceList } from '../components/form/ChoiceList.tsx'
import { StateLine } from '../components/basic/StateLine.tsx'
import { useShopLocale } from '../copy/shopLocale.ts'
import { useCopy } from '../copy/useCopy.ts'
import { distanceText } from '../stores/distanceText.ts'
import { hoursOn, HoursToday, weekdayOf } from '../stores/HoursToday.tsx'
import { PlaceSearchField, usePlaceSearch } from '../stores/PlaceSearchField.tsx'
import type { PlaceSearch } from '../stores/PlaceSearchField.tsx'

interface PointPickerProps {
  readonly lines: readonly LineView[]
  /** The point that is chosen already. */
  readonly pointId: string | null
  /** The postal code typed elsewhere: the first place to search. */
  readonly postalCode: string
  readonly error: string | undefined
  readonly onChoose: (point: { readonly id: string; readonly name: string }) => void
}

const pointsShown = 6

/**
 * STORE-02: collection points by postal code, by town or around the device. One that cannot take the parcel says why.
 */
export const PointPicker = ({ lines, pointId, postalCode, error, onChoose }: PointPickerProps) => {
  const t = useCopy('stores')
  const locale = useShopLocale()
  const { country } = locales[locale]
  const search = usePlaceSearch()
  const [isOpen, setOpen] = useState(pointId === null)
  const points = useQuery(
    isOpen ? { name: 'collectionPoints', ask: { country, ...placeAsked(search, postalCode) } } : null,
  )
  const found = points.state === 'answered' ? points.answer.stores.slice(0, pointsShown) : []
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  if (!isOpen)
    return (
      <Button kind="link" onPress={() => setOpen(true)}>
        {t.anotherPoint()}
      </Button>
    )
  return (
    <div className="shop-picker" role="group" aria-label={t.points()}>
      <PlaceSearchField search={search} label={t.findPoint()} help={t.findPointHelp()} />
      {points.state === 'pending' && <StateLine state="waiting">{t.pointsWaiting()}</StateLine>}
      {(points.state === 'unreachable' || points.state === 'refused') && (
        <StateLine state="out">{t.pointsUnreachable()}</StateLine>
      )}
      {points.state === 'answered' && found.length === 0 && <StateLine state="out">{t.pointsNone()}</StateLine>}
      {found.length > 0 && (
        <ChoiceList
          label={t.points()}
          isLabelHidden
          error={error}
          value={pointId}
          onChange={(id) => {
            const point = found.find((each) => each.id === id)
            if (!point) return
            setOpen(false)
            onChoose(point)
          }}
          choices={found.map((point) => ({
            value: point.id,
            name: point.name,
            price: point.distanceKm > 0 ? distanceText(point.distanceKm, locale) : undefined,
            detail: <PointDetail point={point} pieces={pieces} />,
            isDisabled: !point.isOpen || pieces > (point.mostPieces ?? pieces),
          }))}
        />
      )}
    </div>
  )
}

const PointDetail = ({ point, pieces }: { readonly point: CollectionPoint; readonly pieces: number }) => {
  const t = useCopy('stores')
  const locale = useShopLocale()
  const [, street, town] = addressLines(point.address, locale)
  const isTooSmall = point.mostPieces !== undefined && pieces > point.mostPieces
  return (
    <>
      {[street, town].filter(Boolean).join(', ')}
      <span
        className="state-line shop-stock"
        data-state={!point.isOpen || isTooSmall ? 'out' : hoursOn(point.hours, weekdayOf(Date.now())) ? 'good' : 'few'}
      >
        {!point.isOpen ? (
          t.pointClosed()
        ) : isTooSmall ? (
          t.pointTooSmall({ most: point.mostPieces ?? 0, count: pieces })
        ) : (
          <HoursToday hours={point.hours} />
        )}
      </span>
      {point.carrier}
    </>
  )
}

/** A text with a digit is a postal code; an empty one means the shopper's address, if that is known. */
const placeAsked = ({ words, position }: PlaceSearch, postalCode: string) => {
  if (position) return position
  if (words === '') return postalCode.trim() === '' ? {} : { postalCode: postalCode.trim().slice(0, 20) }
  return /\d/.test(words) ? { postalCode: words.slice(0, 20) } : { query: words }
}
