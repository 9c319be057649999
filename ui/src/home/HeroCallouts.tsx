import { Link } from 'react-router-dom'
import type { ProductSummary } from '../../../contracts/api/catalogue.ts'
import { Price } from '../components/Price.tsx'
import { useCopy } from '../copy/useCopy.ts'

/** Three hairlines to real parts of the boot, drawn on its 800 px square; below xl only its name and price. */
export function HeroCallouts({ hero }: { readonly hero: ProductSummary }) {
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
