import { useRef } from 'react'
import type { FavoriteProduct } from '../../../contracts/commands/lineProduct.ts'
import { priorPriceNamed } from '../../../core/domain/product/priorPrice.ts'
import { useCommand } from '../bridge/core/useCommand.ts'
import { announce } from '../components/basic/announce.ts'
import { focusNeighbour } from '../components/basic/focusNeighbour.ts'
import { Button } from '../components/basic/Button.tsx'
import { ProductFace } from '../components/card/ProductCard.tsx'
import { LowestPrice } from '../components/product/Price.tsx'
import { Skeleton, SkeletonGroup } from '../components/basic/Skeleton.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { openDialog } from '../state/dialogStore.ts'
import { useTell } from './heart/useTell.ts'

interface FavoriteGridProps {
  readonly items: readonly FavoriteProduct[]
  /** Another person's list can only be viewed and bought from. */
  readonly isOwn?: boolean
}

/** FAV-09: removing an item moves the focus to its neighbour, or to the list. */
export const FavoriteGrid = ({ items, isOwn = false }: FavoriteGridProps) => {
  const t = useCopy('favorites')
  const send = useCommand()
  const tell = useTell()
  const list = useRef<HTMLUListElement>(null)
  const remove = async (item: FavoriteProduct): Promise<void> => {
    focusNeighbour(items, item, ({ productId }) =>
      list.current?.querySelector<HTMLElement>(`[data-product="${CSS.escape(productId)}"] a`),
    )
    announce(t.removed({ name: item.name }))
    await tell(await send({ _tag: 'RemoveFavorite', productId: item.productId }))
  }
  return (
    <ul className="favorite-grid" ref={list}>
      {items.map((item) => (
        <FavoriteCard key={item.productId} item={item} onRemove={isOwn ? () => void remove(item) : undefined} />
      ))}
    </ul>
  )
}

/** The page's layout, before the list is known. */
export const FavoritesSkeleton = () => {
  const t = useCopy('favorites')
  return (
    <SkeletonGroup label={t.loading()}>
      <div className="favorite-grid">
        {[1, 2, 3, 4].map((place) => (
          <div key={place}>
            <Skeleton ratio="4 / 5" />
            <Skeleton width="10rem" height="1.25rem" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}

interface FavoriteCardProps {
  readonly item: FavoriteProduct
  /** Undefined on another person's list. */
  readonly onRemove: (() => void) | undefined
}

/** A favorite: a link to it, adding it to the cart, and removing it from the list. */
const FavoriteCard = ({ item, onRemove }: FavoriteCardProps) => {
  const t = useCopy('favorites')
  const shell = useCopy('shell')
  const { productId, name, kind, path, picture, tint, price, originalPrice, currency } = item
  return (
    <li className="favorite" data-product={productId}>
      <div className="product-card">
        <ProductFace
          name={name}
          path={path}
          picture={picture}
          tint={tint}
          price={price}
          originalPrice={originalPrice}
          currency={currency}
          detail={kind}
          level={2}
        >
          <div className="card-lowest">
            <LowestPrice minor={priorPriceNamed(currency, price, originalPrice)} currency={currency} />
          </div>
        </ProductFace>
      </div>
      <div className="favorite-acts">
        <Button aria-label={t.addToCartNamed({ name })} onPress={() => openDialog('quickshop', { product: item })}>
          {t.addToCart()}
        </Button>
        {onRemove && (
          <Button kind="link" aria-label={shell.removeNamed({ name })} onPress={onRemove}>
            {shell.remove()}
          </Button>
        )}
      </div>
    </li>
  )
}
