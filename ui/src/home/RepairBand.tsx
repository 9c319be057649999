import { Contours } from '../art/Contours.tsx'
import { LinkButton } from '../components/LinkButton.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { useShopPath } from '../locale/useShopPath.ts'
import './RepairBand.css'

export function RepairBand() {
  const t = useCopy('home')
  const shopPath = useShopPath()
  return (
    <section className="deep">
      <Contours name="deep" />
      <div className="page deep-page">
        <h2 className="heading">{t.repairTitle()}</h2>
        <div>
          <p>{t.repairText()}</p>
          <LinkButton to={shopPath('/repairs')}>{t.repairLink()}</LinkButton>
        </div>
      </div>
    </section>
  )
}
