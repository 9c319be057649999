import { useState } from 'react'
import type { Product } from '../../../contracts/api/entities/catalogue.ts'
import type { PlacedOrder } from '../../../contracts/views/orderView.ts'
import { orderAgain, productsOf } from '../../../core/domain/order/orderAgain.ts'
import { useCommand } from '../bridge/core/useCommand.ts'
import { useStorefront } from '../bridge/StorefrontContext.ts'
import { Button } from '../components/basic/Button.tsx'
import { Link } from '../components/basic/Link.tsx'
import { Refusal } from '../components/basic/Refusal.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { useRejectionText } from '../copy/useRejectionText.ts'
import { useShopPath } from '../copy/useShopPath.ts'

/** ORD-17: puts what is still sold into the cart, and says by name what is not. */
export const OrderAgain = ({ lines }: Pick<PlacedOrder, 'lines'>) => {
  const t = useCopy('purchase')
  const shopPath = useShopPath()
  const { ask } = useStorefront()
  const send = useCommand()
  const rejectionText = useRejectionText()
  const [isPending, setPending] = useState(false)
  const [done, setDone] = useState<Done | 'away' | null>(null)
  const nameOf = ({ name, variant }: { readonly name: string; readonly variant: string }) =>
    t.againItem({ name, variant })
  const sentence = {
    'not-sold': (name: string) => t.againNotSold({ name }),
    'sold-out': (name: string) => t.againSoldOut({ name }),
    fewer: (name: string, count: number) => t.againFewer({ name, count }),
    recipient: (name: string) => t.againRecipient({ name }),
  }
  const press = async () => {
    setPending(true)
    setDone(null)
    const products = await productsNow(ask, productsOf(lines))
    if (products === null) setDone('away')
    else {
      const { wanted, left } = orderAgain(lines, products)
      const sentences = left.map(({ line, why, added }) => sentence[why](nameOf(line), added))
      let count = 0
      for (const line of wanted) {
        const rejection = await send({ _tag: 'AddItem', ...line })
        if (rejection === null) count += line.quantity
        else
          sentences.push(
            t.againRefused({
              name: nameOf({
                name: line.product.name,
                variant: `${line.product.colourName}, ${line.product.sizeLabel}`,
              }),
              why: rejectionText(rejection),
            }),
          )
      }
      setDone({ count, sentences })
    }
    setPending(false)
  }
  return (
    <div>
      <Button isPending={isPending} onPress={() => void press()}>
        {t.again()}
      </Button>
      {done === 'away' && <Refusal title={t.notDone()}>{t.noAnswer()}</Refusal>}
      {done !== null && done !== 'away' && (
        <div role="status" className="order-again">
          {done.count > 0 && (
            <p>
              {t.againAdded({ count: done.count })}{' '}
              <Link className="link" to={shopPath('/cart')}>
                {t.againCart()}
              </Link>
            </p>
          )}
          {done.sentences.length > 0 && (
            <ul>
              {done.sentences.map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  )
}

/** `count`: pieces that went into the cart; one sentence for each line that did not, or not all of it. */
type Done = { readonly count: number; readonly sentences: readonly string[] }

type Ask = ReturnType<typeof useStorefront>['ask']

/** By id, without those that are not sold any more; null if there is no answer about one, so that nothing is left out by mistake. */
const productsNow = async (ask: Ask, ids: readonly string[]): Promise<ReadonlyMap<string, Product> | null> => {
  const products = await Promise.all(ids.map((id) => productNow(ask, id)))
  if (products.includes('away')) return null
  return new Map(
    ids.flatMap((id, place) => {
      const product = products[place]
      return product === undefined || product === 'gone' || product === 'away' ? [] : [[id, product] as const]
    }),
  )
}

/** The last message of a query says what the server knows; a product from the cache alone will do. */
const productNow = (ask: Ask, productId: string): Promise<Product | 'gone' | 'away'> =>
  new Promise((resolve) => {
    ask({ name: 'product', ask: { productId } }, (message) => {
      if (message._tag === 'Answered') return message.last && resolve(message.answer)
      resolve(message._tag === 'Refused' && message.status === 404 ? 'gone' : 'away')
    }).catch(() => resolve('away'))
  })
