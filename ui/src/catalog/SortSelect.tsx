import { InlineSelect } from '../components/InlineSelect.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { useChooseParams, useChosenParams } from '../shell/AddressParams.tsx'
import { readListingQuery, sorts, withSort } from './listingQuery.ts'

export function SortSelect() {
  const t = useCopy('catalog')
  const choose = useChooseParams()
  const { sort } = readListingQuery(useChosenParams())
  const names = {
    featured: t['sort-featured'](),
    newest: t['sort-newest'](),
    'price-up': t['sort-price-up'](),
    'price-down': t['sort-price-down'](),
    rating: t['sort-rating'](),
  }
  return (
    <InlineSelect
      label={t.sortBy()}
      value={sort}
      options={sorts.map((value) => ({ value, name: names[value] }))}
      onChange={(value) => choose((now) => withSort(now, value))}
    />
  )
}
