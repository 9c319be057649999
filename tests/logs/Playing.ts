import type { LineProduct } from '../../contracts/commands/lineProduct.ts'
import { demonstrationPassword } from '../../server/demonstration/demonstrationAccounts.ts'
import { cardWith, faceOf, sampleAddress } from '../../tools/simulate/shopper/sampleShopper.ts'
import { memoryEventLog } from '../../core/adapters/eventLog/EventLog.memory.ts'
import { seededIds } from '../../core/adapters/clock/Ids.seeded.ts'
import type { Answered, Bare, VirtualTab } from '../../tools/simulate/device/virtualTab.ts'
import { lineOf } from '../../tools/simulate/server/stageSeed.ts'
import type { Stage } from '../../tools/simulate/world/openStage.ts'
import { simulatedWorld } from '../../tools/simulate/world/simulatedWorld.ts'
import type { SimulatedDevice, SimulatedWorld } from '../../tools/simulate/world/simulatedWorld.ts'
import { virtualTimers } from '../../tools/simulate/world/virtualTimers.ts'
import { writeLogFile } from '../../worker/recorder/writeLogFile.ts'
import { logOrigin } from '../../worker/recorder/logOrigin.ts'
import { openOwn } from '../../worker/recorder/openedLog.ts'
import type { CommandTag } from '../../contracts/commands.ts'
import type { FamousFailure } from './FamousFailure.ts'

/** A shopper with two tabs on the real worker and the real server, under a virtual clock, driven by hand. */
export type Playing = {
  readonly world: SimulatedWorld
  readonly device: SimulatedDevice
  readonly tab: VirtualTab
  readonly second: VirtualTab
  readonly product: (n: number) => LineProduct
  /** Sends a command, and waits until everything has settled. */
  ask<Tag extends CommandTag>(command: Bare<Tag>, by?: VirtualTab): Promise<void>
  /** Sends a command, and continues at once. */
  press<Tag extends CommandTag>(command: Bare<Tag>, by?: VirtualTab): Answered
  settled(): Promise<void>
  /** An ordinary hour: `times` changes of the present lines, each settled. */
  wander(times: number): Promise<void>
  toSummary(number?: string): Promise<void>
  /** The total that the page shows now is the one agreed to. */
  placeOrder(): Answered
  /** Signs in with the account of this device's shopper, and waits until its cart is there. */
  signIn(): Promise<void>
}

/** Plays a story from its beginning; returns the log as /debug exports it. */
export const play = async (
  stage: Stage,
  seed: number,
  { play: story, faults = [] }: Pick<FamousFailure, 'play' | 'faults'>,
): Promise<string> => {
  const world = await simulatedWorld(stage, seed, { tabs: 2, faults, mutant: null, story: false })
  const restore = virtualTimers(world.clock, world.chance)
  try {
    const device = world.devices[0]
    const [tab, second] = device?.tabs ?? []
    if (!device || !tab || !second) throw new Error('a story needs a device with two tabs')
    await world.advance(200)
    await story(playingAt(world, device, tab, second))
    const log = memoryEventLog(device.storedLog, seededIds(seed, world.clock).uuidv7)
    const opened = await log.open()
    if (opened._tag !== 'Opened') throw new Error('the log cannot be opened')
    return writeLogFile(
      await openOwn(log, device.storedLog.head?.logId ?? ''),
      world.clock.now(),
      logOrigin('en-us', tab.views.health, 'a virtual device'),
    )
  } finally {
    await world.server.kill()
    restore()
  }
}

const playingAt = (world: SimulatedWorld, device: SimulatedDevice, tab: VirtualTab, second: VirtualTab): Playing => {
  const product = (n: number): LineProduct => lineOf(world.stage.catalogue, world.skus[n % world.skus.length] ?? '', 40)
  const playing: Playing = {
    world,
    device,
    tab,
    second,
    product,
    press: (command, by = tab) => by.dispatch(command),
    ask: async (command, by = tab) => {
      by.dispatch(command)
      await playing.settled()
    },
    settled: async () => {
      if (!(await world.until(() => device.tabs.every(isQuiet), 300_000, 200)))
        throw new Error('the story does not settle')
    },
    wander: async (times) => {
      for (let n = 0; n < times; n++) {
        const { lines } = tab.views.cart
        const line = lines[n % lines.length]
        if (line)
          await playing.ask({ _tag: 'SetQuantity', lineKey: line.lineKey, quantity: 1 + ((line.quantity + n) % 4) })
        await world.advance(4_000)
      }
    },
    toSummary: async (number) => {
      const card = cardWith(number)
      await playing.ask({ _tag: 'SubmitShipping', address: sampleAddress })
      void tab.host().keepCard('card-1', card)
      await playing.ask({ _tag: 'SubmitBilling', address: sampleAddress, card: faceOf(card), secretRef: 'card-1' })
    },
    signIn: async () => {
      void tab.host().request('signIn', { email: device.email, password: demonstrationPassword }, 'key')
      if (!(await world.until(() => device.tabs.every(({ views }) => views.account.signedIn.length > 0), 60_000)))
        throw new Error('nobody is signed in')
      await playing.settled()
    },
    placeOrder: () => {
      const { total, remainingToPay } = tab.views.cart.totals
      return tab.dispatch({
        _tag: 'PlaceOrder',
        shownTotal: total.minor,
        shownRemaining: remainingToPay.minor,
        online: true,
      })
    },
  }
  return playing
}

const isQuiet = ({ asked, views }: VirtualTab): boolean =>
  asked.every(({ outcome }) => outcome !== null) &&
  views.cart.waiting === 0 &&
  !views.cart.rebuilding &&
  views.order.placing === null
