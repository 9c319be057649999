type Policy = { createScriptURL(address: string): unknown }
export type PolicyFactory = { createPolicy(name: string, rules: { createScriptURL(address: string): string }): Policy }

/** Trusted Types: the only place that may turn an address into a script, and only one of our own origin. */
export const trustedScriptUrl = (address: URL): URL => {
  policy ??= makePolicy()
  // lib.dom does not know Trusted Types: a TrustedScriptURL may stand wherever the address of a script is asked for.
  return policy ? (policy.createScriptURL(address.href) as URL) : address
}

let policy: Policy | null | undefined

const makePolicy = (): Policy | null => {
  // Only some browsers have it.
  const factory = (globalThis as { readonly trustedTypes?: PolicyFactory }).trustedTypes
  return (
    factory?.createPolicy('cairn', {
      createScriptURL: (address) => {
        if (new URL(address, location.href).origin !== location.origin)
          throw new TypeError(`not our script: ${address}`)
        return address
      },
    }) ?? null
  )
}
