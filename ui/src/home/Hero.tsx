import { Link } from 'react-router-dom'
import type { ProductSummary } from '../../../contracts/api/entities/catalogue.ts'
import { Contours } from '../art/Contours.tsx'
import { sizedPicture } from '../components/basic/sizedPicture.ts'
import { LinkButton } from '../components/basic/LinkButton.tsx'
import { Price } from '../components/basic/Price.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { useShopPath } from '../copy/useShopPath.ts'
import { useFront } from '../bridge/core/FrontContext.ts'
import './Hero.css'

export const Hero = () => {
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

/** Three hairlines to parts of the boot, drawn on its 800 px square; below xl only its name and price. */
const HeroCallouts = ({ hero }: { readonly hero: ProductSummary }) => {
  const t = useCopy('home')
  return (
    <>
      <svg className="hero-lines" viewBox="0 0 800 800" aria-hidden="true">
        <path d="M378 112H800M492 376l94-94H800M735 532L758 450M628 450H800" />
        <circle cx="378" cy="112" r="5" />
        <circle cx="492" cy="376" r="5" />
        <circle cx="735" cy="532" r="5" />
      </svg>
      <dl className="hero-callouts">
        <div data-part="name">
          <dt>
            <Link to={hero.path}>{hero.name}</Link>
          </dt>
          <dd>
            <Price minor={hero.price.current} originalMinor={hero.price.original} currency={hero.price.currency} />
          </dd>
        </div>
        <div data-part="hooks">
          <dt>{t.heroHooks()}</dt>
          <dd>{t.heroHooksDetail()}</dd>
        </div>
        <div data-part="rand">
          <dt>{t.heroRand()}</dt>
          <dd>{t.heroRandDetail()}</dd>
        </div>
      </dl>
    </>
  )
}
