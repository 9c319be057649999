import { LinkButton } from '../components/LinkButton.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { useDepartments } from '../shell/FrontContext.ts'

/** No product has the word: what else to try. */
export function NothingFound({ q }: { readonly q: string }) {
  const t = useCopy('search')
  const departments = useDepartments()
  return (
    <div className="listing-empty">
      <h2 className="heading">{t.noResults({ query: q })}</h2>
      <p className="lede">{t.noResultsDetail()}</p>
      <p className="label">{t.departments()}</p>
      <div className="listing-empty-ways">
        {departments.map(({ categoryId, name, path }) => (
          <LinkButton key={categoryId} to={path}>
            {name}
          </LinkButton>
        ))}
      </div>
    </div>
  )
}
