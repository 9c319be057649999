import { Link } from 'react-router-dom'

export function FooterColumn({
  title,
  links,
}: {
  readonly title: string
  readonly links: readonly { readonly name: string; readonly path: string }[]
}) {
  return (
    <div>
      <h2 className="label">{title}</h2>
      <ul>
        {links.map(({ name, path }) => (
          <li key={path}>
            <Link to={path}>{name}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
