import { safeAddress } from '../kit/safeAddress.ts'
import type { Forwarding } from './forwardEvents.ts'

export type TrackingConfig = {
  /** TRK-04: pages have what shoppers do tracked, and send it to this server. */
  readonly isOn: boolean
  /** The address of the tag manager's script, which pages load with consent to targeting. */
  readonly tagManager: string | null
  readonly forwarding: Forwarding | null
  /** ERR-34: sentences about settings that are invalid or have no effect; the defaults apply. */
  readonly faults: readonly string[]
}

/** CAIRN_TRACKING (on in development), CAIRN_TAG_MANAGER, CAIRN_FORWARD_TO, CAIRN_FORWARD_KEY (none). */
export const trackingConfig = (
  env: Readonly<Record<string, string | undefined>>,
  isDevelopment: boolean,
): TrackingConfig => {
  const tracking = env['CAIRN_TRACKING'] || (isDevelopment ? 'on' : 'off')
  if (tracking !== 'on' && tracking !== 'off') throw new Error(`CAIRN_TRACKING is ${tracking}; it must be on or off.`)
  const isOn = tracking === 'on'
  const tagManager = addressIn(env, 'CAIRN_TAG_MANAGER', isOn)
  const to = addressIn(env, 'CAIRN_FORWARD_TO', isOn)
  return {
    isOn,
    tagManager: tagManager.address,
    forwarding: to.address === null ? null : { to: to.address, key: env['CAIRN_FORWARD_KEY'] ?? '' },
    faults: [...tagManager.faults, ...to.faults],
  }
}

const addressIn = (env: Readonly<Record<string, string | undefined>>, name: string, isOn: boolean) => {
  const written = env[name] ?? ''
  if (written === '') return { address: null, faults: [] }
  if (!isOn) return { address: null, faults: [`${name} has no effect while CAIRN_TRACKING is off.`] }
  const address = safeAddress(written)
  if (address !== null) return { address: address.href, faults: [] }
  return {
    address: null,
    faults: [`${name} is ${written}; it must be an address that begins with https://. It is not used.`],
  }
}
