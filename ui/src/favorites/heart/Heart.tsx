import { useDeferredValue } from 'react'
import type { ProductSummary } from '../../../../contracts/api/entities/catalogue.ts'
import { summaryToFavorite } from '../../../../core/domain/favorites/favorites.ts'
import { useViewPart } from '../../bridge/core/useView.ts'
import { useCommand } from '../../bridge/core/useCommand.ts'
import { IconButton } from '../../components/basic/IconButton.tsx'
import { useCopy } from '../../copy/useCopy.ts'
import { useTell } from './useTell.ts'

interface HeartProps {
  readonly product: ProductSummary
  /** On the product's own page, next to its primary action: its name need not mention the product. */
  readonly isAlone?: boolean
}

/** FAV-02, FAV-05: adds or removes a favorite; shown at once, whatever the connection. */
export const Heart = ({ product, isAlone = false }: HeartProps) => {
  const t = useCopy('favorites')
  const send = useCommand()
  const tell = useTell()
  const { productId, name } = product
  // The hearts of a whole list appear in small pieces.
  const state = useDeferredValue(
    useViewPart('favorites', ({ isOn, items }) =>
      !isOn ? 'none' : items.some((item) => item.productId === productId) ? 'on' : 'off',
    ),
  )
  if (state === undefined && isAlone) return <span className="icon-button" data-large aria-hidden="true" />
  if (state === undefined || state === 'none') return null
  const isOn = state === 'on'
  const press = async (): Promise<void> =>
    tell(
      await (isOn
        ? send({ _tag: 'RemoveFavorite', productId })
        : send({ _tag: 'AddFavorite', product: summaryToFavorite(product) })),
    )
  return (
    <IconButton
      icon="heart"
      name={isAlone ? t.add() : t.addNamed({ name })}
      isOn={isOn}
      isLarge={isAlone}
      onPress={() => void press()}
    />
  )
}
