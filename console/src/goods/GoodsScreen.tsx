import './GoodsScreen.css'
import { readGoodsAsOperator } from '../../../contracts/api/operator/operatorGoodsApi.ts'
import type { GoodsList, OperatorGoodsRow } from '../../../contracts/api/operator/operatorGoods.ts'
import type { Currency } from '../../../contracts/api/wire.ts'
import { useAnswer } from '../api/useAnswer.ts'
import { Choices } from '../fields/Choices.tsx'
import { SearchEntry } from '../fields/SearchEntry.tsx'
import { OlderPages } from '../parts/OlderPages.tsx'
import { Refused } from '../parts/Refused.tsx'
import { Rows } from '../parts/Rows.tsx'
import { ScreenFrame } from '../parts/ScreenFrame.tsx'
import type { ScreenProps } from '../screens.ts'
import { asking, goTo, usePlace } from '../shell/usePlace.ts'
import { GoodsPanel } from './GoodsPanel.tsx'
import { amountText, currencies } from './goodsText.ts'

const listNames: Readonly<Record<GoodsList, string>> = { sold: 'For sale', withdrawn: 'Out of the shop' }

type Asked = { readonly list: GoodsList; readonly search: string; readonly after: string | null }

/** OPR-15: the goods. List, search, page and what is open stand in the address. */
export const GoodsScreen = ({ opened: id }: ScreenProps) => {
  const { query } = usePlace()
  const asked: Asked = {
    list: query.get('list') === 'withdrawn' ? 'withdrawn' : 'sold',
    search: query.get('search') ?? '',
    after: query.get('after'),
  }
  const { list, search, after } = asked
  const { body, failure, reload } = useAnswer(readGoodsAsOperator, {
    query: { list, ...(search === '' ? {} : { search }), ...(after === null ? {} : { after }) },
  })
  return (
    <ScreenFrame
      title="Goods"
      action={
        <SearchEntry
          key={search}
          label="Name, SKU, bar code"
          value={search}
          onSearch={(text) => goTo(placeOf({ list, search: text.trim(), after: null }))}
        />
      }
      peek={
        id === '' ? undefined : (
          <GoodsPanel key={id} productId={id} onClose={() => goTo(placeOf(asked))} onChanged={reload} />
        )
      }
      {...(body ? { count: `${body.goods.length} shown` } : {})}
    >
      <Choices
        label="Which goods"
        names={listNames}
        chosen={list}
        onChoose={(name) => goTo(placeOf({ list: name, search, after: null }))}
      />
      {failure && <Refused message={failure.message} />}
      {body && (
        <>
          <Rows
            name="Goods"
            items={body.goods}
            keyOf={({ productId }) => productId}
            opened={id}
            onOpen={(productId) => goTo(placeOf(asked, productId))}
            nothing={nothingText(asked)}
            columns={[
              { title: 'Product', cell: (goods) => <Named goods={goods} /> },
              { title: 'Variants', cell: ({ variants }) => <Figure text={String(variants)} /> },
              { title: 'Stock', cell: ({ stock }) => <Figure text={stock.toLocaleString('en-GB')} /> },
              ...currencies.map((currency) => ({
                title: currency,
                cell: (goods: OperatorGoodsRow) => <Price goods={goods} currency={currency} />,
              })),
            ]}
          />
          <OlderPages
            before={after}
            next={body.next}
            onTurn={(turned) => goTo(placeOf({ ...asked, after: turned }))}
            names={{ first: 'First', next: 'More' }}
          />
        </>
      )}
    </ScreenFrame>
  )
}

const placeOf = ({ list, search, after }: Asked, id = ''): string =>
  asking(id === '' ? 'goods' : `goods/${id}`, { list: list === 'sold' ? null : list, search, after })

const nothingText = ({ list, search }: Asked): string => {
  if (search !== '') return 'No product matches. Clear the search, or look in the other list.'
  return list === 'sold' ? 'Nothing is for sale yet. Import the catalogue.' : 'Nothing was taken out.'
}

type Shown = { readonly goods: OperatorGoodsRow }

const Named = ({ goods: { productId, name, kind, picture } }: Shown) => (
  <span className="goods-named">
    {picture !== null && <img src={picture} alt="" width="32" height="32" loading="lazy" />}
    <span>
      {name}
      <span className="goods-soft goods-kind">
        {kind}, {productId}
      </span>
    </span>
  </span>
)

const Figure = ({ text }: { readonly text: string }) => <span className="goods-number">{text}</span>

/** What is asked, and the full price if it is another one. */
const Price = ({ goods: { prices }, currency }: Shown & { readonly currency: Currency }) => {
  const { current, original } = prices[currency]
  return (
    <span className="goods-number">
      {amountText(current)}
      {original > current && <s className="goods-soft goods-full">{amountText(original)}</s>}
    </span>
  )
}
