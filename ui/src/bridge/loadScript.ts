import { note } from './note.ts'
import { trustedScriptUrl } from './trustedScriptUrl.ts'
import type { PolicyFactory } from './trustedScriptUrl.ts'

/** A script that a deployment may take from another origin; its Trusted Types policy is listed by the page's policy. */
type OtherScript = { readonly policy: 'cairn-tags' | 'cairn-gallery'; readonly about: string }

/**
 * Runs a script in the page, once per call: of our own origin, or one that the deployment has configured (`other`).
 * Rejects when it does not load, which is logged (ERR-33).
 */
export const loadScript = async (path: string, other?: OtherScript): Promise<void> => {
  const address = new URL(path, location.href)
  const isOurs = other === undefined || address.origin === location.origin
  const script = document.createElement('script')
  await new Promise<void>((resolve, reject) => {
    script.onload = () => resolve()
    script.onerror = () => {
      note({ kind: 'widgetScript', about: other?.about ?? path, reason: 'network' })
      reject(new Error(`The script ${path} did not load.`))
    }
    Object.assign(script, { src: isOurs ? trustedScriptUrl(address) : trustedElsewhere(address, other) })
    document.head.append(script)
  }).finally(() => script.remove())
}

const policies = new Map<string, ReturnType<PolicyFactory['createPolicy']>>()

/** Trusted Types: of another origin, only this one script, whatever its query. Only some browsers have them. */
const trustedElsewhere = (address: URL, { policy: name }: OtherScript): unknown => {
  const factory = (globalThis as { readonly trustedTypes?: PolicyFactory }).trustedTypes
  if (!factory) return address
  const file = fileOf(address)
  const createScriptURL = (written: string): string => {
    if (fileOf(new URL(written)) !== file) throw new TypeError(`not the script of ${name}: ${written}`)
    return written
  }
  const policy = policies.get(name) ?? factory.createPolicy(name, { createScriptURL })
  policies.set(name, policy)
  return policy.createScriptURL(address.href)
}

const fileOf = ({ origin, pathname }: URL): string => origin + pathname
