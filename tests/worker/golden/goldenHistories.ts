import { emptyLog } from '../../../core/adapters/eventLog/EventLog.memory.ts'
import { initialState } from '../../../core/domain/state/shopperState.ts'
import { canonical, hash64 } from '../../../core/domain/log/chainHash.ts'
import type { Cause, Commit } from '../../../core/domain/log/commit.ts'
import { commandIdOf } from '../../../core/events/log/commitCodec.ts'
import { foldCommits } from '../../../worker/pipeline/foldLog.ts'
import { sampleAddress } from '../../../tools/simulate/shopper/sampleShopper.ts'
import { createVirtualBrowser } from '../../support/virtualBrowser.ts'
import { addItem, isSettled, lineKeyOf, placeOrder, reachSummary, submitCard } from '../../support/virtualShopper.ts'
import { runTrouble } from '../../support/virtualSchedule.ts'

/** The content of the file next to this one: histories as they were once written, and the states they folded to. */
export type Golden = {
  readonly foldKey: string
  readonly hash: string
  readonly histories: readonly (readonly Commit[])[]
}

/** The state after every commit of every history, in one number. */
export const foldedHash = (histories: Golden['histories']): string =>
  hash64(
    histories
      .map((commits) =>
        commits.map((_, at) => canonical(foldCommits(initialState(), 0, commits.slice(0, at + 1)).shop)).join('\n'),
      )
      .join('\n'),
  )

/** Two checkouts with what can go wrong in them, and troubles with losses and rebuilds. */
export const newHistories = async (): Promise<Golden['histories']> => {
  const troubles = await Promise.all(
    [9, 12, 17, 100_851].map(
      async (seed) => (await runTrouble(seed, { tabs: 3, steps: 35 })).browser.storedLog.commits,
    ),
  )
  return [await orderedHistory(), await refusedHistory(), await restoredHistory(), ...troubles].map((commits) =>
    commits.map(withoutPayload),
  )
}

/** Only what the fold reads. */
const withoutPayload = (commit: Commit): Commit => ({ ...commit, cause: slimCause(commit), hash: '' })

const slimCause = (commit: Commit): Cause => {
  const commandId = commandIdOf(commit)
  return commandId === null ? { _tag: 'Restored', from: 'golden' } : { _tag: 'Command', command: { commandId } }
}

const orderedHistory = async (): Promise<readonly Commit[]> => {
  const browser = createVirtualBrowser(1)
  const tab = browser.openTab()
  tab.dispatch({ _tag: 'EnterAddress', form: 'shipping', fields: { city: 'Lyons' } })
  await reachSummary(browser, tab)
  tab.dispatch({ _tag: 'ChooseShippingMethod', code: 'home', shippingId: 'me' })
  tab.dispatch({ _tag: 'SetBillingSameAsShipping', same: false })
  tab.dispatch({ _tag: 'GoToStep', step: 'shipping' })
  tab.dispatch({ _tag: 'GoToStep', step: 'summary' })
  await browser.until(() => isSettled(browser), 20_000)
  browser.shop.surcharge = 50
  placeOrder(tab)
  await browser.until(() => isSettled(browser), 20_000)
  tab.dispatch({ _tag: 'DismissOrderProblem' })
  await browser.advance(100)
  placeOrder(tab)
  await browser.until(() => isSettled(browser), 20_000)
  tab.dispatch({ _tag: 'CloseConfirmation' })
  await browser.advance(100)
  return browser.storedLog.commits
}

const refusedHistory = async (): Promise<readonly Commit[]> => {
  const browser = createVirtualBrowser(2)
  const tab = browser.openTab()
  const settle = () => browser.until(() => isSettled(browser), 20_000)
  addItem(tab, 'A-1', 2)
  await settle()
  tab.dispatch({ _tag: 'EstimateShipping', postalCode: '80302', country: 'US' })
  browser.shop.model.refuse.set('A-2', 'INV700')
  tab.dispatch({
    _tag: 'SwitchVariant',
    lineKey: lineKeyOf('A-1'),
    to: { ...(tab.views.cart.lines[0] as never as object), sku: 'A-2' } as never,
  })
  await settle()
  const removal = tab.dispatch({ _tag: 'RemoveLine', lineKey: lineKeyOf('A-1') })
  await settle()
  tab.dispatch({ _tag: 'UndoRemove', removal: removal.command.commandId })
  tab.dispatch({ _tag: 'ApplyCoupon', code: 'WELCOME10' })
  await settle()
  tab.dispatch({ _tag: 'RemoveCoupon', code: 'WELCOME10' })
  tab.dispatch({ _tag: 'SubmitShipping', address: sampleAddress })
  await browser.advance(50)
  browser.network.online = false
  submitCard(tab)
  await browser.advance(100)
  tab.startWorker()
  browser.network.online = true
  await settle()
  submitCard(tab, 'card-2')
  await settle()
  tab.dispatch({ _tag: 'ForgetCard' })
  const [refusal] = tab.views.cart.refusals
  if (refusal) tab.dispatch({ _tag: 'DismissRefusal', refusalId: refusal.refusalId })
  browser.shop.model.loseBaskets()
  tab.dispatch({ _tag: 'RefreshCart' })
  await settle()
  browser.shop.sessions.disown()
  addItem(tab, 'B-1')
  await settle()
  return browser.storedLog.commits
}

const restoredHistory = async (): Promise<readonly Commit[]> => {
  const browser = createVirtualBrowser(3)
  const tab = browser.openTab()
  addItem(tab, 'A-1', 2)
  await browser.until(() => isSettled(browser), 20_000)
  tab.killWorker()
  Object.assign(browser.storedLog, emptyLog())
  tab.startWorker()
  await browser.advance(5_000)
  addItem(tab, 'A-2')
  await browser.until(() => isSettled(browser), 20_000)
  return browser.storedLog.commits
}
