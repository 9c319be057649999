import { useSearchParams } from 'react-router-dom'
import { Button } from '../components/Button.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { withoutChoices } from './listingQuery.ts'

/** The filters leave nothing. */
export function NothingLeft() {
  const t = useCopy('catalog')
  const [params, setParams] = useSearchParams()
  return (
    <div className="listing-empty">
      <h2 className="heading">{t.nothingFound()}</h2>
      <p className="lede">{t.nothingFoundDetail()}</p>
      <Button onPress={() => setParams(withoutChoices(params))}>{t.noFilters()}</Button>
    </div>
  )
}
