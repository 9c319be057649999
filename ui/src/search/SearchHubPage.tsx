import { Contours } from '../art/Contours.tsx'
import { LinkButton } from '../components/LinkButton.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { useDepartments } from '../shell/FrontContext.ts'
import { usePage } from '../shell/usePage.ts'
import { SearchField } from './SearchField.tsx'
import './SearchHubPage.css'

export function SearchHubPage() {
  const t = useCopy('search')
  const departments = useDepartments()
  usePage(t.title(), t.headDescription())
  return (
    <section className="search-hub">
      <Contours name="lost" fade />
      <div className="page search-hub-words">
        <h1 className="title">{t.hubTitle()}</h1>
        <p className="lede">{t.hubDetail()}</p>
        <SearchField isAlone name={t.hubTitle()} />
        <h2 className="label">{t.departments()}</h2>
        <div className="listing-empty-ways">
          {departments.map(({ categoryId, name, path }) => (
            <LinkButton key={categoryId} to={path}>
              {name}
            </LinkButton>
          ))}
        </div>
      </div>
    </section>
  )
}
