import { Contours } from '../art/Contours.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { usePage } from '../components/basic/usePage.ts'
import { LazyRecentlyViewed } from '../product/rails/LazyRecentlyViewed.tsx'
import { DepartmentWays } from './DepartmentWays.tsx'
import { SearchField } from './SearchField.tsx'
import './SearchHubPage.css'

export const SearchHubPage = () => {
  const t = useCopy('search')
  usePage(t.title(), t.headDescription())
  return (
    <section className="search-hub">
      <Contours name="lost" fade />
      <div className="page search-hub-words">
        <h1 className="title">{t.hubTitle()}</h1>
        <p className="lede">{t.hubDetail()}</p>
        <SearchField isAlone name={t.hubTitle()} />
        <h2 className="label">{t.departments()}</h2>
        <DepartmentWays />
        <LazyRecentlyViewed />
      </div>
    </section>
  )
}
