import { Link } from '../components/basic/Link.tsx'
import { Contours } from '../art/Contours.tsx'
import { useSideQuery } from '../bridge/core/useQuery.ts'
import { LinkButton } from '../components/basic/LinkButton.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { useShopPath } from '../copy/useShopPath.ts'
import './EmptyCart.css'

export interface EmptyCartProps {
  readonly title: string
  readonly detail: string
}

/** An empty cart with links. Without a connection the departments come from the cache. */
export const EmptyCart = ({ title, detail }: EmptyCartProps) => {
  const t = useCopy('cart')
  const shopPath = useShopPath()
  const departments = useSideQuery('sideLookup', { name: 'departments', ask: {} }) ?? []
  return (
    <div className="empty-cart">
      <Contours name="empty" fade />
      <div className="empty-cart-words">
        <h2 className="heading">{title}</h2>
        <p className="lede">{detail}</p>
        <LinkButton to={shopPath('')}>{t.browse()}</LinkButton>
        <ul className="empty-cart-ways">
          {departments.map(({ categoryId, name, path }) => (
            <li key={categoryId}>
              <Link className="link" to={path}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
