import { Link } from 'react-router-dom'
import { useCopy } from '../copy/useCopy.ts'
import { useShopPath } from '../locale/useShopPath.ts'
import './PromoBand.css'

export function PromoBand() {
  const t = useCopy('shell')
  const shopPath = useShopPath()
  return (
    <div className="promo">
      <div className="page">
        <p>{t.promo()}</p>
        <Link className="only-large" to={shopPath('/repairs')}>
          {t.promoRepairs()}
        </Link>
      </div>
    </div>
  )
}
