import { demonstrationRewards, demonstrationSecret } from '../../server/giftcard/importGiftCards.ts'
import { fill } from './FamousFailure.ts'
import type { FamousFailure } from './FamousFailure.ts'
import type { Playing } from './Playing.ts'

/** An order placed after something that its page has not learned of. */
const payAfter = async (playing: Playing, meanwhile: () => unknown): Promise<void> => {
  await meanwhile()
  playing.placeOrder()
  await playing.settled()
}

/** What happened between "Place order" and its end. */
export const failuresAtPaying: readonly FamousFailure[] = [
  {
    name: 'lost-answer-on-place-order',
    complaint:
      'I pressed Place order, my train went into a tunnel, and for a while it only said that it was checking. Did I pay twice?',
    condition: 'cause._tag == "Answer" and order.confirmed',
    play: async (playing) => {
      await fill(playing, 60)
      await playing.toSummary()
      let lost = 0
      await payAfter(playing, () => {
        playing.world.internet.fate = ({ path, method }) =>
          method === 'PUT' && path.endsWith('/checkout/order') && (lost += 1) <= 2 ? 'lost-answer' : 'fine'
      })
    },
  },
  {
    name: 'price-changed',
    complaint: 'It said 10 dollars less a minute ago. Why did Place order stop?',
    condition: 'order.problem',
    play: async (playing) => {
      const { world, product } = playing
      await fill(playing, 60)
      await playing.toSummary()
      await payAfter(playing, () => world.stage.setPrice(world.skus[0] ?? '', product(0).price + 1_000))
    },
  },
  {
    name: 'coupon-expired-meanwhile',
    complaint: 'My code was accepted in the cart and then refused at the very end.',
    condition: 'view.cart.coupons[*].state == "void"',
    play: async (playing) => {
      const { clock, server } = playing.world
      await fill(playing, 60)
      await playing.ask({ _tag: 'ApplyCoupon', code: 'WELCOME10' })
      await playing.toSummary()
      await payAfter(playing, () =>
        server.books.updateTable('coupon').set({ valid_to: clock.now() }).where('code', '=', 'WELCOME10').execute(),
      )
    },
  },
  {
    name: 'three-d-secure-abandoned',
    complaint:
      'My bank wanted a code, my telephone was in the car, so I closed its page. Was I charged? My cart was still there, which surprised me.',
    condition: 'order.problem.errorId == "authentication-failed"',
    play: async (playing) => {
      const { world, tab, settled } = playing
      await fill(playing, 60)
      await playing.toSummary('4000000000003220')
      playing.placeOrder()
      if (!(await world.until(() => Boolean(tab.views.order.placing?.challenge), 60_000)))
        throw new Error('the bank has not asked')
      await world.advance(90_000)
      playing.press({ _tag: 'AbandonChallenge' })
      await settled()
      await playing.wander(2)
    },
  },
  {
    name: 'gift-card-drained-meanwhile',
    complaint:
      'My gift card had fifty dollars when I added it. At the end the shop said that it does not cover the total. My brother knows the number, did he use it? And was my card charged?',
    condition: 'order.problem.errorId == "PYT400"',
    play: async (playing) => {
      await fill(playing, 90)
      await playing.toSummary()
      await playing.tab.host().keepCard('gift-1', demonstrationSecret('6006000000000019'))
      await playing.ask({ _tag: 'AddGiftCard', secretRef: 'gift-1', last4: '0019' })
      await payAfter(playing, () =>
        playing.world.server.books.updateTable('gift_card').set({ balance: 0 }).where('last4', '=', '0019').execute(),
      )
    },
  },
  {
    name: 'points-spent-on-another-device',
    complaint:
      'I had 1,240 points and chose twelve dollars off. At the end it said that I do not have enough points. Had my wife been quicker, on the tablet? And did the shop take the boots off the shelf for me?',
    condition: 'order.problem.errorId == "REW140"',
    play: async (playing) => {
      const { world, device } = playing
      const { books } = world.server
      Object.assign(device, { email: demonstrationRewards.email })
      await playing.signIn()
      await fill(playing, 75)
      await playing.ask({ _tag: 'ApplyReward', voucher: { points: 1_000, amountInCurrency: 1_200 } })
      await playing.toSummary()
      const { id } = await books
        .selectFrom('consumer')
        .select('id')
        .where('email', '=', demonstrationRewards.email)
        .executeTakeFirstOrThrow()
      await payAfter(playing, () =>
        books
          .insertInto('loyalty_spending')
          .values({ order_number: 'CN-TABLET', consumer_id: id, points: 1_000, amount: 1_200 })
          .execute(),
      )
    },
  },
]
