import { Contours } from '../art/Contours.tsx'
import { ProductRail } from '../components/browsing/ProductRail.tsx'
import { LinkButton } from '../components/basic/LinkButton.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { useShopPath } from '../copy/useShopPath.ts'
import { useFront } from '../bridge/core/FrontContext.ts'
import { usePage } from '../components/basic/usePage.ts'
import { CategoryTiles } from './CategoryTiles.tsx'
import { Hero } from './Hero.tsx'
import './HomePage.css'

export const HomePage = () => {
  const t = useCopy('home')
  usePage(t.headTitle(), t.headDescription())
  return (
    <>
      <Hero />
      <Facts />
      <CategoryTiles />
      <HomeRail />
      <RepairBand />
    </>
  )
}

/** What the shop promises, each in two lines. */
const Facts = () => {
  const t = useCopy('home')
  const facts = [
    [t.factReturns(), t.factReturnsDetail()],
    [t.factResole(), t.factResoleDetail()],
    [t.factWeights(), t.factWeightsDetail()],
    [t.factTunnel(), t.factTunnelDetail()],
  ]
  return (
    <div className="page">
      <ul className="facts">
        {facts.map(([fact, detail]) => (
          <li key={fact}>
            <b>{fact}</b>
            <span>{detail}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

const HomeRail = () => {
  const t = useCopy('home')
  const front = useFront()
  const answer = front.state === 'answered' ? front.answer : null
  return <ProductRail title={t.railTitle()} products={answer?.rail ?? null} allPath={answer?.departments[0]?.path} />
}

const RepairBand = () => {
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
