import { Button } from '../components/Button.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { withoutChoices } from './listingQuery.ts'
import { useChooseParams } from '../shell/AddressParams.tsx'

/** The filters leave nothing. */
export function NothingLeft() {
  const t = useCopy('catalog')
  const choose = useChooseParams()
  return (
    <div className="listing-empty">
      <h2 className="heading">{t.nothingFound()}</h2>
      <p className="lede">{t.nothingFoundDetail()}</p>
      <Button onPress={() => choose(withoutChoices)}>{t.noFilters()}</Button>
    </div>
  )
}
