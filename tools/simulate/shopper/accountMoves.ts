import type { RequestOutcome } from '../../../contracts/requests.ts'
import { demonstrationPassword } from '../../../server/demonstration/demonstrationAccounts.ts'
import { unsettled } from '../checks/unsettled.ts'
import type { VirtualTab } from '../device/virtualTab.ts'
import { addSomething } from './shopperMoves.ts'
import type { SimulatedDevice, SimulatedWorld } from '../world/simulatedWorld.ts'

/** A sign-in in progress: it ends with its worker. */
export type SignInDialog = { readonly isOpen: () => boolean }

/** Signs in, sometimes with a wrong password, or out. Returns what was done, in words. */
export const accountMove = (world: SimulatedWorld, device: SimulatedDevice, tab: VirtualTab): string => {
  if (tab.views.account.signedIn.length > 0) {
    const { command } = tab.dispatch({ _tag: 'SignOut', site: 'us' })
    return `SignOut [${command.commandId}]`
  }
  const password = world.chance.percent(90) ? demonstrationPassword : 'not the password'
  device.signIns.push(knock(world, tab, device.email, password))
  return `signs in as ${device.email}${password === demonstrationPassword ? '' : ' with a wrong password'}`
}

/** Before the faults begin: something is left in the account's cart, and the guest takes as much of the same again. */
export const comeBack = async (world: SimulatedWorld): Promise<void> => {
  const [device] = world.devices
  const [tab] = device?.tabs ?? []
  if (!device || !tab) return
  const { command } = addSomething(world, tab)
  signIn(world, device)
  await world.until(() => tab.views.account.signedIn.length > 0 && isQuiet(device), comeBackMs)
  tab.dispatch({ _tag: 'SignOut', site: 'us' })
  await world.until(() => tab.views.account.signedIn.length === 0 && isQuiet(device), comeBackMs)
  if (command._tag === 'AddItem')
    tab.dispatch({ _tag: 'AddItem', product: command.product, quantity: command.quantity })
}

/** The shopper of a device signs in at its first page. */
export const signIn = (world: SimulatedWorld, device: SimulatedDevice): void => {
  const [tab] = device.tabs
  if (tab) device.signIns.push(knock(world, tab, device.email, demonstrationPassword))
}

/** No dialog is open, and no sign-in is under way. */
export const isQuiet = (device: SimulatedDevice): boolean =>
  unsettled(device) === null && !device.signIns.some(({ isOpen }) => isOpen())
const comeBackMs = 20_000

const knock = ({ marks, story }: SimulatedWorld, tab: VirtualTab, email: string, password: string): SignInDialog => {
  const host = tab.host()
  let answer: RequestOutcome | null = null
  void host.request('signIn', { email, password }, 'key').then((outcome) => {
    answer = outcome
    marks.add(`sign-in ${outcome._tag}`)
    story.tell(`${tab.tabId}: the sign-in ended with ${outcome._tag === 'Refused' ? outcome.errorId : outcome._tag}`)
  })
  return { isOpen: () => answer === null && tab.state() === 'running' && tab.host() === host }
}
