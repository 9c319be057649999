import { useState } from 'react'
import type { GoodsVariant, OperatorGoods } from '../../../contracts/api/operator/operatorGoods.ts'
import { PressButton } from '../parts/PressButton.tsx'
import { Refused } from '../parts/Refused.tsx'
import { FigureEntry } from './FigureEntry.tsx'
import { countText, readPieces } from './goodsText.ts'

/** A figure that is to hold, and the one that was seen. */
export type StockChange = { readonly sku: string; readonly seen: number; readonly pieces: number }

type Props = {
  readonly product: OperatorGoods
  readonly onSave: (stock: readonly StockChange[]) => Promise<void>
}

/** OPR-17: the pieces of each variant in the warehouse, colour by colour. Only what was changed is sent. */
export const StockForm = ({ product, onSave }: Props) => {
  const { colours, sizes, variants } = product
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [isTried, setTried] = useState(false)
  const textOf = ({ sku, stock }: GoodsVariant): string => typed[sku] ?? String(stock)
  const changed = variants.filter((variant) => textOf(variant).trim() !== String(variant.stock))
  const wrong = changed.filter((variant) => readPieces(textOf(variant)) === null)
  const labelOf = ({ size }: GoodsVariant): string => sizes.find(({ code }) => code === size)?.label ?? size
  const colourOf = ({ colour }: GoodsVariant): string => colours.find(({ code }) => code === colour)?.name ?? colour
  const save = async (): Promise<void> => {
    setTried(true)
    if (wrong.length > 0) return
    await onSave(
      changed.map((variant) => ({
        sku: variant.sku,
        seen: variant.stock,
        pieces: readPieces(textOf(variant)) ?? variant.stock,
      })),
    )
  }
  return (
    <form
      className="goods-part"
      aria-label="Stock"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
      onKeyDown={(event) => {
        // What is typed is not lost to a key.
        if (event.key === 'Escape' && changed.length > 0) event.stopPropagation()
      }}
    >
      <h3>Stock of the warehouse</h3>
      {isTried && wrong[0] && (
        <Refused
          message={`${colourOf(wrong[0])}, ${labelOf(wrong[0])}: “${textOf(wrong[0])}” is no number of pieces.`}
        />
      )}
      {colours.map(({ code, name, picture }) => {
        const own = variants.filter(({ colour }) => colour === code)
        if (own.length === 0) return null
        return (
          <fieldset key={code} className="goods-colour">
            <legend>
              <img src={picture} alt="" width="32" height="32" />
              {name}
              <span className="goods-soft">
                {countText(
                  own.reduce((sum, { stock }) => sum + stock, 0),
                  'piece',
                  'pieces',
                )}
              </span>
            </legend>
            <ul className="goods-sizes">
              {own.map((variant) => (
                <li key={variant.sku} className="goods-size" title={`${variant.sku}, bar code ${variant.barcode}`}>
                  <span aria-hidden="true">
                    {labelOf(variant)}
                    {!variant.isSold && ' (out)'}
                  </span>
                  <FigureEntry
                    label={`${name}, ${labelOf(variant)}${variant.isSold ? '' : ', not for sale'}`}
                    value={textOf(variant)}
                    onChange={(value) => setTyped({ ...typed, [variant.sku]: value })}
                    isInvalid={isTried && wrong.includes(variant)}
                  />
                </li>
              ))}
            </ul>
          </fieldset>
        )
      })}
      {changed.length > 0 && (
        <div className="peek-actions">
          <PressButton kind="primary" isSubmit>
            {`Save ${countText(changed.length, 'figure', 'figures')}`}
          </PressButton>
          <PressButton
            kind="quiet"
            onPress={() => {
              setTyped({})
              setTried(false)
            }}
          >
            Put back
          </PressButton>
        </div>
      )}
    </form>
  )
}
