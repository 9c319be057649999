import type { AccountOutcome } from '../../../contracts/accountCalls.ts'
import { demonstrationPassword } from '../../../server/consumer/seed/demonstrationAccounts.ts'
import type { VirtualTab } from '../device/virtualTab.ts'
import type { SimulatedDevice, SimulatedWorld } from '../world/simulatedWorld.ts'

/** A sign-in under way: it ends with its worker. */
export type Door = { readonly isOpen: () => boolean }

/** Signs in, now and then with a wrong password, or out. Gives what is done, in words. */
export const accountMove = (world: SimulatedWorld, device: SimulatedDevice, tab: VirtualTab): string => {
  if (tab.views.account.signedIn.length > 0) {
    const { command } = tab.dispatch({ _tag: 'SignOut', site: 'us' })
    return `SignOut [${command.commandId}]`
  }
  const password = world.chance.percent(90) ? demonstrationPassword : 'not the password'
  device.doors.push(knock(world, tab, device.email, password))
  return `signs in as ${device.email}${password === demonstrationPassword ? '' : ' with a wrong password'}`
}

const knock = ({ marks, story }: SimulatedWorld, tab: VirtualTab, email: string, password: string): Door => {
  const host = tab.host()
  let told: AccountOutcome | null = null
  void host.account({ _tag: 'SignIn', email, password }).then((outcome) => {
    told = outcome
    marks.add(`sign-in ${outcome._tag}`)
    story.tell(`${tab.tabId}: the sign-in came to ${outcome._tag === 'Refused' ? outcome.errorId : outcome._tag}`)
  })
  return { isOpen: () => told === null && tab.state() === 'running' && tab.host() === host }
}
