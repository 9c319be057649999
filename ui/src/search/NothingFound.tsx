import { useCopy } from '../copy/useCopy.ts'
import { DepartmentWays } from './DepartmentWays.tsx'

/** No product has the word: what else to try. */
export function NothingFound({ q }: { readonly q: string }) {
  const t = useCopy('search')
  return (
    <div className="listing-empty">
      <h2 className="heading">{t.noResults({ query: q })}</h2>
      <p className="lede">{t.noResultsDetail()}</p>
      <p className="label">{t.departments()}</p>
      <DepartmentWays />
    </div>
  )
}
