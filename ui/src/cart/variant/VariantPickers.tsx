import type { Product } from '../../../../contracts/api/entities/catalogue.ts'
import { ColourPicker } from '../../components/picker/ColourPicker.tsx'
import { SizePicker } from '../../components/picker/SizePicker.tsx'
import { sizedPicture } from '../../components/product/sizedPicture.ts'
import { useCopy } from '../../copy/useCopy.ts'

export type VariantChoice = { readonly colour: string; readonly size: string }

export interface VariantPickersProps {
  readonly product: Product
  readonly choice: VariantChoice
  readonly onChoose: (choice: VariantChoice) => void
}

/** Colours and sizes of a product; sold-out ones are visible and say so. */
export const VariantPickers = ({ product, choice, onChoose }: VariantPickersProps) => {
  const t = useCopy('cart')
  const isGone = (size: string) =>
    !product.variants.some((variant) => variant.colour === choice.colour && variant.size === size && variant.stock > 0)
  return (
    <>
      <ColourPicker
        label={t.colour()}
        colours={product.colourways.map(({ code, name, pictures, available }) => ({
          value: code,
          name,
          picture: sizedPicture(pictures[0].url, 68, 68),
          isUnavailable: !available,
        }))}
        value={choice.colour}
        onChange={(colour) => onChoose({ ...choice, colour })}
      />
      {product.sizes.length > 1 && (
        <SizePicker
          label={t.size()}
          sizes={product.sizes.map(({ code, label }) => ({ value: code, name: label, isUnavailable: isGone(code) }))}
          value={choice.size}
          onChange={(size) => onChoose({ ...choice, size })}
        />
      )}
    </>
  )
}
