import { Link } from '../basic/Link.tsx'
import { useCopy } from '../../copy/useCopy.ts'
import './Breadcrumbs.css'

/** The path from the front page to here. The last item is this page and not a link. */
export const Breadcrumbs = ({
  crumbs,
}: {
  readonly crumbs: readonly { readonly name: string; readonly href: string }[]
}) => {
  const t = useCopy('shell')
  return (
    <nav aria-label={t.breadcrumbs()}>
      <ol className="breadcrumbs">
        {crumbs.map(({ name, href }, index) => (
          <li key={href}>
            {index === crumbs.length - 1 ? <span aria-current="page">{name}</span> : <Link to={href}>{name}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
