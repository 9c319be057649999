import { Contours } from '../art/Contours.tsx'
import { sizedPicture } from '../catalog/sizedPicture.ts'
import { LinkButton } from '../components/LinkButton.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { Link } from 'react-router-dom'
import { useShopPath } from '../locale/useShopPath.ts'
import { useFront } from '../shell/FrontContext.ts'
import { HeroCallouts } from './HeroCallouts.tsx'
import './Hero.css'

export function Hero() {
  const t = useCopy('home')
  const shopPath = useShopPath()
  const front = useFront()
  const answer = front.state === 'answered' ? front.answer : null
  const picture = answer?.hero.colourways[0].pictures[0]
  const boots = answer?.departments[0]?.children[0]?.path ?? answer?.departments[0]?.path ?? shopPath('/search/hub')
  return (
    <section className="hero">
      <Contours name="hero" fade />
      <div className="page hero-page">
        <div className="hero-words">
          <h1 className="display">{t.heroTitle()}</h1>
          <p className="lede">{t.heroLede()}</p>
          <div className="hero-acts">
            <LinkButton kind="primary" to={boots}>
              {t.heroShop()}
            </LinkButton>
            <Link className="link" to={shopPath('/repairs')}>
              {t.heroRepairs()}
            </Link>
          </div>
        </div>
        <div className="hero-picture">
          {answer && picture && (
            <>
              <img
                src={sizedPicture(picture.url, 640, 640)}
                alt={picture.alt}
                width="640"
                height="640"
                fetchPriority="high"
              />
              <HeroCallouts hero={answer.hero} />
            </>
          )}
        </div>
      </div>
    </section>
  )
}
