import { mainCardOf } from '../../../../core/domain/payment/savedCards.ts'
import { announce } from '../../components/announce.ts'
import { LinkButton } from '../../components/LinkButton.tsx'
import { useCopy } from '../../copy/useCopy.ts'
import { useShopPath } from '../../locale/useShopPath.ts'
import { usePage } from '../../shell/usePage.ts'
import { AccountPart } from '../AccountPart.tsx'
import { CardRow } from './CardRow.tsx'
import { RewardList } from './RewardList.tsx'
import '../Rows.css'

/** ACC-30…32: the saved cards, of which the shop knows no number. */
export function CardsSection() {
  const t = useCopy('savedCards')
  const shopPath = useShopPath()
  usePage(t.title())
  return (
    <>
      <h1 className="title">{t.title()}</h1>
      <AccountPart query={{ name: 'cards', ask: {} }}>
        {({ payment_instruments: instruments }, again) => {
          const main = mainCardOf(instruments)
          /** What was pressed is gone: the focus goes to the head of the list. */
          const settle = (sentence: string) => {
            announce(sentence)
            document.getElementById(headingId)?.focus({ preventScroll: true })
            again()
          }
          return (
            <section className="row-list" aria-labelledby={headingId}>
              <h2 id={headingId} className="heading" tabIndex={-1}>
                {t.cards()}
              </h2>
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
            </section>
          )
        }}
      </AccountPart>
      <RewardList />
    </>
  )
}

const headingId = 'saved-cards'
