import { useRef, useState } from 'react'
import type { FavoriteProduct } from '../../../contracts/commands/favoriteProduct.ts'
import { useCommand } from '../bridge/useCommand.ts'
import { announce } from '../components/announce.ts'
import { useCopy } from '../copy/useCopy.ts'
import { LazyPart } from '../shell/LazyPart.tsx'
import { loadedPart } from '../shell/loadedPart.tsx'
import { NotShown } from '../shell/NotShown.tsx'
import { FavoriteCard } from './FavoriteCard.tsx'
import { useTell } from './useTell.ts'

export interface FavoriteGridProps {
  readonly items: readonly FavoriteProduct[]
  /** Another's list is only looked at and bought from. */
  readonly isOwn?: boolean
}

/** FAV-09: what is taken out hands the focus to its neighbour, or to the list. */
export function FavoriteGrid({ items, isOwn = false }: FavoriteGridProps) {
  const t = useCopy('favorites')
  const send = useCommand()
  const tell = useTell()
  const list = useRef<HTMLUListElement>(null)
  const [adding, setAdding] = useState<FavoriteProduct | null>(null)
  const remove = async ({ productId, name }: FavoriteProduct): Promise<void> => {
    const place = items.findIndex((item) => item.productId === productId)
    const next = items[place + 1] ?? items[place - 1]
    if (next) list.current?.querySelector<HTMLElement>(`[data-product="${CSS.escape(next.productId)}"] a`)?.focus()
    else document.getElementById('main')?.focus()
    announce(t.removed({ name }))
    await tell(await send({ _tag: 'RemoveFavorite', productId }))
  }
  return (
    <>
      <ul className="favorite-grid" ref={list}>
        {items.map((item) => (
          <FavoriteCard
            key={item.productId}
            item={item}
            onAdd={() => setAdding(item)}
            {...(isOwn ? { onRemove: () => void remove(item) } : {})}
          />
        ))}
      </ul>
      {adding !== null && (
        <LazyPart otherwise={<NotShown onClose={() => setAdding(null)} />}>
          <AddFavoriteToCart item={adding} onClose={() => setAdding(null)} />
        </LazyPart>
      )}
    </>
  )
}

/** The pickers and their panel come when they are asked for. */
const AddFavoriteToCart = loadedPart(async () => (await import('./AddFavoriteToCart.tsx')).AddFavoriteToCart)
