import type { Queries } from '../../../contracts/queries.ts'
import { Link } from '../components/basic/Link.tsx'
import { useCopy } from '../copy/useCopy.ts'
import './FoundPages.css'

/** CAT-63: help pages and articles that a search found. */
export const FoundPages = ({ pages }: { readonly pages: Queries['searchHelp']['answer']['pages'] }) => {
  const t = useCopy('search')
  return (
    <section className="found-pages">
      <h2 className="heading">{t.pages()}</h2>
      <ul>
        {pages.map(({ title, line, path }) => (
          <li key={path}>
            <Link className="link" to={path}>
              {title}
            </Link>
            <p className="meta">{line}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
