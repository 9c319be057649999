import { useRef } from 'react'
import { Link } from 'react-router-dom'
import type { ProductSummary } from '../../../../contracts/api/entities/catalogue.ts'
import { IconButton } from '../basic/IconButton.tsx'
import { Skeleton } from '../basic/Skeleton.tsx'
import { useCopy } from '../../copy/useCopy.ts'
import { ProductCard } from './ProductCard.tsx'
import { useRailEnds } from './useRailEnds.ts'
import { Section } from './Section.tsx'
import './ProductRail.css'

export interface ProductRailProps {
  readonly title: string
  /** null = not known yet. */
  readonly products: readonly ProductSummary[] | null
  readonly allPath?: string | undefined
}

/** A row that scrolls; its two buttons are for those without a wheel or touch. */
export const ProductRail = ({ title, products, allPath }: ProductRailProps) => {
  const t = useCopy('home')
  const rail = useRef<HTMLUListElement>(null)
  const ends = useRailEnds(rail, products?.length ?? 0)
  const turn = (direction: 1 | -1) =>
    rail.current?.scrollBy({ left: direction * rail.current.clientWidth, behavior: 'smooth' })
  return (
    <Section
      title={title}
      aside={
        <span className="rail-ways">
          {allPath !== undefined && (
            <Link className="link" to={allPath}>
              {t.seeAll()}
            </Link>
          )}
          {!(ends.isAtStart && ends.isAtEnd) && (
            <span className="only-large rail-turns">
              <IconButton icon="chevron-left" name={t.back()} isDisabled={ends.isAtStart} onPress={() => turn(-1)} />
              <IconButton icon="chevron-right" name={t.on()} isDisabled={ends.isAtEnd} onPress={() => turn(1)} />
            </span>
          )}
        </span>
      }
    >
      <ul className="rail" ref={rail}>
        {products
          ? products.map((product) => <ProductCard key={product.productId} product={product} />)
          : Array.from({ length: 4 }, (_, index) => (
              <li key={index}>
                <Skeleton ratio="4 / 5" />
                <div className="rail-blank" />
              </li>
            ))}
      </ul>
    </Section>
  )
}
