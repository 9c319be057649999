import type { CartView, MoveView } from '../../../../contracts/views/cartView.ts'
import { allLocales, locales, parseLocale } from '../../../../core/domain/locale/locales.ts'
import type { Locale } from '../../../../core/domain/locale/locales.ts'
import { formatMoney } from '../../../../core/domain/money/formatMoney.ts'
import { countryName } from '../../address/countryName.ts'
import { useCommand } from '../../bridge/core/useCommand.ts'
import { useView } from '../../bridge/core/useView.ts'
import { Button } from '../../components/basic/Button.tsx'
import { useShopLocale } from '../../copy/shopLocale.ts'
import { useCopy } from '../../copy/useCopy.ts'
import { openDialog } from '../../state/dialogStore.ts'
import { isAbroad } from '../parts/LazyMoveNotice.tsx'
import './MoveNotice.css'

/** CART-42: what a change of country does to the cart, or that the cart is in another country's shop. */
export const MoveNotice = ({ cart }: { readonly cart: CartView }) => {
  const locale = useShopLocale()
  if (isAbroad(cart, locale) && !isMovingTo(cart, locale)) return <CartElsewhere cart={cart} />
  return cart.move === null ? null : <CartMoved move={cart.move} />
}

/** Until the new prices are here, the cart still shows the old ones. */
const isMovingTo = ({ move }: CartView, locale: Locale): boolean => {
  const to = move === null || move.after !== null ? null : parseLocale(move.to)
  return to !== null && locales[to].currency === locales[locale].currency
}

const CartMoved = ({ move }: { readonly move: MoveView }) => {
  const t = useCopy('location')
  const cartCopy = useCopy('cart')
  const shell = useCopy('shell')
  const canSave = useView('saved')?.isOn === true
  const own = useShopLocale()
  const send = useCommand()
  const [from, to] = [parseLocale(move.from) ?? own, parseLocale(move.to) ?? own]
  const nameOf = (locale: Locale) => countryName(locales[locale].country, own)
  const before = formatMoney(move.before.minor, move.before.currency, own)
  const currency = t.currencyName({ currency: locales[to].currency })
  const after = move.after && formatMoney(move.after.minor, locales[to].currency, own)
  return (
    <section className="move-notice" role="status" data-move={after === null ? 'under-way' : 'done'}>
      <p>
        <b>{after === null ? t.moving({ country: nameOf(to) }) : t.moved({ country: nameOf(to) })}</b>{' '}
        {after === null
          ? t.movingDetail({ before, currency })
          : move.after?.estimated
            ? t.movedEstimated({ before, after })
            : t.movedDetail({ before, after })}
      </p>
      {move.notSold.length > 0 && (
        <>
          <p>{t.notSold({ country: nameOf(to) })}</p>
          <ul>
            {move.notSold.map(({ lineKey, name }) => (
              <li key={lineKey}>
                {name}{' '}
                {canSave && (
                  <Button
                    kind="link"
                    aria-label={`${cartCopy.saveForLater()}: ${name}`}
                    onPress={() => void send({ _tag: 'SaveForLater', lineKey })}
                  >
                    {cartCopy.saveForLater()}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {move.sentHome.length > 0 && <p>{t.sentHome({ names: move.sentHome.join(', ') })}</p>}
      {move.dropped.map((what) => (
        <p key={what}>{what === 'payments' ? t.droppedPayments() : t.droppedAdjustments()}</p>
      ))}
      <div className="move-notice-acts">
        <Button kind="link" onPress={() => void send({ _tag: 'DismissRefusal', refusalId: move.moveId })}>
          {shell.ok()}
        </Button>
        <Button kind="link" onPress={() => openDialog('locationConfirmation', { locale: from, href: `/${from}/cart` })}>
          {t.backTo({ country: nameOf(from) })}
        </Button>
      </div>
    </section>
  )
}

/** CART-43: an old link or another tab led to another country's shop; its cart stays where it is until it is moved. */
const CartElsewhere = ({ cart }: { readonly cart: CartView }) => {
  const t = useCopy('location')
  const own = useShopLocale()
  const send = useCommand()
  const there = allLocales.find((locale) => locales[locale].currency === cart.currency) ?? own
  const country = countryName(locales[own].country, own)
  return (
    <section className="move-notice" role="status" data-move="elsewhere">
      <p>
        <b>{t.elsewhere({ currency: t.currencyName({ currency: locales[there].currency }) })}</b>{' '}
        {t.elsewhereDetail({ country })}
      </p>
      <div className="move-notice-acts">
        <Button onPress={() => void send({ _tag: 'MoveCart', to: own })}>{t.moveHere({ country })}</Button>
      </div>
    </section>
  )
}
