import { useCopy } from '../../copy/useCopy.ts'
import { openDialog } from '../../state/dialogStore.ts'
import { IconButton } from '../basic/IconButton.tsx'
import './QuickshopButton.css'

/** DLG-19: on a card; it lies over the card's own link. */
export const QuickshopButton = ({ productId, name }: { readonly productId: string; readonly name: string }) => {
  const t = useCopy('catalog')
  return (
    <span className="quickshop-button">
      <IconButton
        icon="plus"
        name={t.quickshop({ name })}
        onPress={() => openDialog('quickshop', { product: { productId, name } })}
      />
    </span>
  )
}
