import { Link } from 'react-router-dom'
import type { Listing } from '../../../contracts/api/catalogue.ts'
import { useCopy } from '../copy/useCopy.ts'
import { Fold } from './Fold.tsx'

/** The kinds below this category. Links, because each has a page of its own. */
export function CategoryLinks({ categories }: { readonly categories: NonNullable<Listing['category']>['children'] }) {
  const t = useCopy('catalog')
  if (categories.length === 0) return null
  return (
    <Fold kind="facet" title={t.category()} isInitiallyOpen>
      <ul>
        {categories.map(({ name, path, total }) => (
          <li key={path}>
            <Link className="facet-link" to={path}>
              <span>{name}</span>
              <span className="figures">{total}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Fold>
  )
}
