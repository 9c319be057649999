import type { PlacedOrder } from '../../../contracts/views/orderView.ts'
import { productIdOf } from '../../../core/domain/order/orderAgain.ts'
import { useQuery } from '../bridge/core/useQuery.ts'
import { SelectField } from '../components/form/SelectField.tsx'
import { useCopy } from '../copy/useCopy.ts'

interface ExchangeChoiceProps {
  readonly line: PlacedOrder['lines'][number]
  /** How many pieces of the line are returned. */
  readonly qty: number
  /** The variant that is wanted instead; null = a refund. */
  readonly sku: string | null
  readonly onChoose: (sku: string | null) => void
}

/** ORD-21: a refund, or another size or colour of which there are enough; the same colour first. */
export const ExchangeChoice = ({ line, qty, sku, onChoose }: ExchangeChoiceProps) => {
  const t = useCopy('purchase')
  const asked = useQuery({ name: 'product', ask: { productId: productIdOf(line) ?? '' } })
  if (asked.state !== 'answered') return null
  const { variants, sizes, colourways } = asked.answer
  const own = variants.find((variant) => variant.sku === line.sku)?.colour
  const options = variants
    .filter((variant) => variant.sku !== line.sku && variant.stock >= qty)
    .toSorted((one, other) => Number(other.colour === own) - Number(one.colour === own))
    .map((variant) => ({
      value: variant.sku,
      name: `${colourways.find(({ code }) => code === variant.colour)?.name ?? variant.colour}, ${
        sizes.find(({ code }) => code === variant.size)?.label ?? variant.size
      }`,
    }))
  if (options.length === 0) return null
  return (
    <SelectField
      label={t.insteadOf({ name: line.name, variant: line.variant })}
      options={[{ value: '', name: t.refundInstead() }, ...options]}
      value={options.some(({ value }) => value === sku) ? (sku ?? '') : ''}
      onChange={(value) => onChoose(value === '' ? null : value)}
    />
  )
}
