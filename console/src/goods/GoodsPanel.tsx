import {
  changeGoodsPictures,
  changeGoodsPrices,
  changeGoodsSale,
  changeGoodsStock,
  readProductAsOperator,
  undoGoodsChange,
} from '../../../contracts/api/operator/operatorGoodsApi.ts'
import type { GoodsPrices, OperatorGoods } from '../../../contracts/api/operator/operatorGoods.ts'
import { callApi } from '../api/callApi.ts'
import { useAnswer } from '../api/useAnswer.ts'
import { useOutcome } from '../api/useOutcome.ts'
import { History } from '../parts/History.tsx'
import { Peek } from '../parts/Peek.tsx'
import { PressButton } from '../parts/PressButton.tsx'
import { Refused } from '../parts/Refused.tsx'
import { Toned } from '../parts/Toned.tsx'
import { GoodsDetails } from './GoodsDetails.tsx'
import { PicturesForm } from './PicturesForm.tsx'
import type { PicturesChange } from './PicturesForm.tsx'
import { changeTexts } from './goodsText.ts'
import { PricesForm } from './PricesForm.tsx'
import { StockForm } from './StockForm.tsx'
import type { StockChange } from './StockForm.tsx'

type Props = { readonly productId: string; readonly onClose: () => void; readonly onChanged: () => void }

/** OPR-15…19, OPR-50, OPR-61, OPR-62: one product, and what can be changed about it. */
export const GoodsPanel = ({ productId, onClose, onChanged }: Props) => {
  const params = { productId }
  const { body: product, failure, reloaded } = useAnswer(readProductAsOperator, { params })
  const { notice, settle } = useOutcome(reloaded, onChanged)
  const savePrices = async ({ prices: seen }: OperatorGoods, prices: GoodsPrices): Promise<void> =>
    settle(await callApi(changeGoodsPrices, { params, body: { seen, prices } }), 'The prices are saved.')
  const saveStock = async (stock: readonly StockChange[]): Promise<void> =>
    settle(await callApi(changeGoodsStock, { params, body: { stock } }), 'The stock is saved.')
  const savePictures = async (colours: readonly PicturesChange[]): Promise<void> =>
    settle(await callApi(changeGoodsPictures, { params, body: { colours } }), 'The pictures are saved.')
  const sell = async (isSold: boolean): Promise<void> =>
    settle(
      await callApi(changeGoodsSale, { params, body: { isSold } }),
      isSold ? 'It is for sale again.' : 'Nobody can find or buy it any more.',
    )
  const undo = async (changeId: string): Promise<void> =>
    settle(await callApi(undoGoodsChange, { params, body: { changeId } }), 'Undone.')
  const latest = product?.changes[0]
  return (
    <Peek
      title={product?.texts[0]?.name ?? productId}
      onClose={onClose}
      {...(product ? { version: versionOf(product) } : {})}
    >
      {failure && <Refused message={failure.message} />}
      {notice?.fault && <Refused message={notice.text} />}
      {product && (
        <>
          <div>
            {product.isSold ? (
              <Toned tone="positive" text="For sale" />
            ) : (
              <Toned tone="quiet" text="Taken out of the shop" />
            )}
            <p role="status">{notice?.fault === false ? notice.text : ''}</p>
          </div>
          <div className="peek-actions">
            {product.canUndo && latest && (
              <PressButton kind="second" onPress={async () => undo(latest.id)}>
                Undo last change
              </PressButton>
            )}
            {product.isSold ? (
              <PressButton kind="danger" onPress={async () => sell(false)}>
                Take out of the shop
              </PressButton>
            ) : (
              <PressButton kind="primary" onPress={async () => sell(true)}>
                Bring back
              </PressButton>
            )}
          </div>
          <PricesForm
            key={`prices ${JSON.stringify(product.prices)}`}
            product={product}
            onSave={async (prices) => savePrices(product, prices)}
          />
          <StockForm
            key={`stock ${product.variants.map(({ stock }) => stock).join(' ')}`}
            product={product}
            onSave={saveStock}
          />
          <PicturesForm key={`pictures ${picturesOf(product)}`} product={product} onSave={savePictures} />
          <GoodsDetails product={product} onSettled={settle} />
          <History changes={product.changes} sentencesOf={changeTexts} />
        </>
      )}
    </Peek>
  )
}

const picturesOf = ({ colours }: OperatorGoods): string =>
  colours.map(({ pictures }) => pictures.map(({ id }) => id).join()).join(' ')

/** What the forms were filled with: when that changes, they begin anew. */
const versionOf = (product: OperatorGoods): string => {
  const { prices, variants, isSold, changes } = product
  return JSON.stringify([prices, variants.map(({ stock }) => stock), picturesOf(product), isSold, changes[0]?.id])
}
