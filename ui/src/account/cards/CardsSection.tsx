import type { Address } from '../../../../contracts/api/entities/address.ts'
import type { SavedCard } from '../../../../contracts/api/entities/paymentInstrument.ts'
import { locales } from '../../../../core/domain/locale/locales.ts'
import { formatMoney } from '../../../../core/domain/money/formatMoney.ts'
import { isExpired } from '../../../../core/domain/payment/card.ts'
import { mainCardOf } from '../../../../core/domain/payment/savedCards.ts'
import { useQuery } from '../../bridge/core/useQuery.ts'
import { useRequest } from '../../bridge/useRequest.ts'
import { announce } from '../../components/basic/announce.ts'
import { Button } from '../../components/basic/Button.tsx'
import { LinkButton } from '../../components/basic/LinkButton.tsx'
import { useShopLocale } from '../../copy/shopLocale.ts'
import { useCopy } from '../../copy/useCopy.ts'
import { useShopPath } from '../../copy/useShopPath.ts'
import { cardBrandName, expiryOf } from '../../payment/paymentNames.ts'
import { usePage } from '../../components/basic/usePage.ts'
import { ChangeNotice } from '../AccountNotice.tsx'
import { AccountPart } from '../AccountPart.tsx'
import { AskFirst } from '../AskFirst.tsx'
import { Row, RowList, whenDone } from '../Rows.tsx'
import { useKnownServerDay } from '../signUp/useServerDay.ts'

/** ACC-30…32: the saved cards; the shop does not know their numbers. */
export const CardsSection = () => {
  const t = useCopy('savedCards')
  const shopPath = useShopPath()
  usePage(t.title())
  return (
    <>
      <h1 className="title">{t.title()}</h1>
      <AccountPart query={{ name: 'cards', ask: {} }}>
        {({ payment_instruments: instruments }, again) => {
          const main = mainCardOf(instruments)
          /** The pressed button is gone: the focus goes to the heading of the list. */
          const settle = (sentence: string) => {
            announce(sentence)
            document.getElementById(headingId)?.focus({ preventScroll: true })
            again()
          }
          return (
            <RowList id={headingId} title={t.cards()}>
              {instruments.length === 0 ? (
                <p>{t.none()}</p>
              ) : (
                <ul>
                  {instruments.map(({ paymentInstrumentId, card, address }) =>
                    card === undefined ? null : (
                      <CardRow
                        key={paymentInstrumentId}
                        id={paymentInstrumentId}
                        card={card}
                        address={address}
                        isMain={paymentInstrumentId === main?.paymentInstrumentId}
                        onChanged={settle}
                      />
                    ),
                  )}
                </ul>
              )}
              <LinkButton to={shopPath('/account/payment-methods/new')}>{t.add()}</LinkButton>
            </RowList>
          )
        }}
      </AccountPart>
      <RewardList />
    </>
  )
}

const headingId = 'saved-cards'

interface CardRowProps {
  readonly id: string
  readonly card: SavedCard
  readonly address: Address | undefined
  readonly isMain: boolean
  /** It was done; the sentence says what. */
  readonly onChanged: (sentence: string) => void
}

/** One saved card by its brand and last digits, and what can be done with it. */
const CardRow = ({ id, card, address, isMain, onChanged }: CardRowProps) => {
  const t = useCopy('savedCards')
  const checkout = useCopy('checkout')
  const today = useKnownServerDay()
  const { request, isPending, outcome } = useRequest()
  const name = checkout.cardEnding({ brand: cardBrandName(card.brand, checkout.cardWord()), last4: card.last4 })
  const isOver = today !== null && isExpired({ month: card.expiryMonth, year: card.expiryYear }, today)
  const tell = whenDone(onChanged)
  return (
    <Row>
      <div>
        {isMain && <span className="label">{t.main()}</span>}
        <b>{name}</b>
        <span className="meta figures">
          {isOver ? t.expired({ expiry: expiryOf(card) }) : checkout.cardExpires({ expiry: expiryOf(card) })}
        </span>
        <span className="meta">{card.holder}</span>
        {address?.addressLine1 !== undefined && (
          <span className="meta">{t.billedTo({ street: address.addressLine1 })}</span>
        )}
      </div>
      <AskFirst
        question={t.removeQuestion({ name })}
        yes={t.yesRemove()}
        no={t.keep()}
        isPending={isPending}
        onYes={() => void request('removeCard', { paymentInstrumentId: id }).then(tell(t.removed({ name })))}
      >
        {(question) => (
          <>
            {!isMain && (
              <Button
                kind="link"
                isPending={isPending}
                onPress={() =>
                  void request('makeCardMain', { paymentInstrumentId: id }).then(tell(t.isMainNow({ name })))
                }
                aria-label={t.makeMainNamed({ name })}
              >
                {t.makeMain()}
              </Button>
            )}
            <Button kind="link" onPress={question} aria-label={t.removeNamed({ name })}>
              {t.remove()}
            </Button>
          </>
        )}
      </AskFirst>
      <ChangeNotice outcome={outcome} />
    </Row>
  )
}

/** ACC-30, LOY-10: the loyalty rewards that can pay here; nothing when there are none. */
const RewardList = () => {
  const t = useCopy('reward')
  const locale = useShopLocale()
  const cards = useQuery({ name: 'rewards', ask: { payment_method_id: 'REWARD_CARD' } })
  const codes = useQuery({ name: 'rewards', ask: { payment_method_id: 'REWARD_CODE' } })
  const rewards = [cards, codes].flatMap((asked) =>
    asked.state === 'answered' ? asked.answer.payment_instruments : [],
  )
  if (rewards.length === 0) return null
  return (
    <RowList id="reward-list" title={t.title()}>
      <ul>
        {rewards.map(({ paymentInstrumentId: id, payment_method_id: method, giftCard, amount = 0 }) => {
          const last4 = giftCard?.last4 ?? ''
          return (
            <Row key={id}>
              <div>
                <b>{method === 'REWARD_CARD' ? t.cardEnding({ last4 }) : t.codeEnding({ last4 })}</b>
                <span className="meta figures">
                  {t.onIt({ amount: formatMoney(amount, locales[locale].currency, locale) })}
                </span>
              </div>
            </Row>
          )
        })}
      </ul>
    </RowList>
  )
}
