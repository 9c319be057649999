import type { Queries } from '../../../contracts/queries.ts'
import { mainCardOf } from '../../../core/domain/payment/savedCards.ts'
import type { Answered, VirtualTab } from '../device/virtualTab.ts'
import type { SimulatedWorld } from '../world/simulatedWorld.ts'
import { cardWith, faceOf, sampleAddress } from './sampleShopper.ts'

/** CHK-03: whoever is signed in checks out with the main card the account keeps; now and then with one that was removed meanwhile, which is refused. */
export const expressMove = ({ chance, marks }: SimulatedWorld, tab: VirtualTab): Answered => {
  const isGone = chance.percent(40)
  const billing = chance.percent(50) ? sampleAddress : { ...sampleAddress, city: 'Lyons', postalCode: '80540' }
  const press = (savedCardId: string) => {
    const { bin: _bin, ...card } = faceOf(cardWith())
    marks.add('express checkout')
    tab.dispatch({ _tag: 'CheckOutExpress', shipping: sampleAddress, billing, card, savedCardId })
  }
  if (isGone) press('removed-meanwhile')
  else
    void tab.host().ask({ name: 'cards', ask: {} }, (message) => {
      if (message._tag !== 'Answered') return
      const { payment_instruments: cards } = message.answer as Queries['cards']['answer']
      const main = mainCardOf(cards)
      if (main) press(main.paymentInstrumentId)
    })
  return tab.dispatch({ _tag: 'GoToStep', step: 'shipping' })
}
